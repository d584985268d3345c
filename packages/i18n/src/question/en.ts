import type { TextShape } from '../translator/text-shape.ts'
import type { question as source } from './ru.ts'

export const question: TextShape<typeof source> = {
  title: 'Questions',
  ask: 'Ask a question',
  none: 'No questions yet',
  noneText: 'Ask about what the description leaves out: we answer within a day.',
  count: '{count, plural, one {# question} other {# questions}}',
  shop: 'The shop answers',
  waiting: 'We answer within a day',
  helpful: 'Helpful',
  unhelpful: 'Not helpful',
  more: 'Show more',
  failed: 'The questions did not load.',
  vote: {
    thanks: 'Thank you, your vote counts',
    again: 'You have voted already',
  },
  sent: {
    thanks: 'Your question is on the page, we answer within a day.',
    waits: 'Your question will appear once it is checked.',
  },
  form: {
    title: 'Question about the product',
    name: 'Name',
    text: 'Question',
    textHint: '5 characters or more',
    send: 'Send the question',
    sending: 'sending',
    close: 'Close',
    textShort: 'Write 5 characters or more',
    nameWrong: 'A name has 2 to 100 letters',
  },
}
