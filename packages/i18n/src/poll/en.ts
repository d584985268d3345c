import type { TextShape } from '../translator/text-shape.ts'
import type { poll as russian } from './ru.ts'

export const poll: TextShape<typeof russian> = {
  title: 'How did we do',
  lead: 'Six questions, two minutes. The manager of your store reads the answers.',
  questions: {
    whole: 'How was your purchase as a whole?',
    site: 'Was the site convenient?',
    people: 'How did we talk to you?',
    delivery: 'How did the delivery go?',
    assembly: 'How was the furniture assembled?',
    again: 'Will you buy from us again?',
  },
  answers: {
    a5: 'Excellent',
    a4: 'Good',
    a3: 'Fair',
    a2: 'Bad',
    a1: 'Very bad',
    anone: 'There was none',
    ayes: 'Yes',
    amaybe: 'Perhaps',
    ano: 'No',
  },
  required: 'Answer this question',
  comment: 'What should we improve first?',
  order: 'Order number, if you remember it',
  send: 'Send the answers',
  sending: 'Sending',
  thanks: 'Thank you!',
  thanksText:
    'We have your answers. If something was bad and you named the order, the manager will call.',
  changed: 'This took the place of your earlier answer.',
  home: 'To the shop',
  failed: 'Something went wrong, please try again later',
  optional: 'Optional',
}
