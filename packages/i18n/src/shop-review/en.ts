import type { TextShape } from '../translator/text-shape.ts'
import type { shopReview as russian } from './ru.ts'

export const shopReview: TextShape<typeof russian> = {
  title: 'Customer reviews',
  description:
    'What those who bought at {shopName} say: delivery, assembly, returns. We do not remove bad reviews.',
  lead: 'Anyone who bought from us may write. We do not remove bad reviews, we answer them.',
  page: 'page {page}',
  score: '{score} out of 5',
  count: '{count, plural, one {# review} other {# reviews}}',
  advise: '{percent} % of buyers recommend us',
  answer: 'The shop’s answer',
  empty: 'No reviews yet. Yours will be the first.',
  write: 'Write a review',
  writeLead: 'We read and publish it, usually within a day.',
  name: 'Name',
  city: 'City',
  order: 'Order number',
  orderHint: 'So that we find your purchase. It is not shown on the page.',
  comment: 'What you liked and what you did not',
  commentHint: 'Delivery, assembly, talking to the adviser — what you remember.',
  stars: 'Your score',
  starsMissing: 'Choose a score',
  commentMissing: 'Write at least two words',
  send: 'Send the review',
  done: 'Thank you for the review',
  star: '{score, plural, one {# star} other {# stars}}',
  pages: {
    label: 'Pages of reviews',
    previous: 'Previous page',
    next: 'Next page',
  },
}
