import type { TextShape } from '../translator/text-shape.ts'
import type { boughtGoods as source } from './ru.ts'

export const boughtGoods: TextShape<typeof source> = {
  title: 'My furniture',
  empty: {
    title: 'Nothing bought yet',
    text: 'After the delivery you will find instructions, warranty and care here.',
    go: 'To the catalogue',
  },
  order: 'Order {number}',
  delivered: 'Received on {date}',
  pieces: '{count, number} pcs',
  metres: '{count, number} m',
  warranty: {
    left: 'Warranty until {date}, {days, plural, one {# day} other {# days}} left',
    long: 'Warranty until {date}',
    over: 'The warranty ended on {date}',
  },
  papers: 'Instructions',
  care: 'How to care for it',
  claim: 'Report a defect',
  parts: {
    open: 'Order a spare part',
    label: 'Which part do you need',
    hint: 'Its name or number in the assembly instructions. We will call and tell the price and the day.',
    missing: 'Write which part you need',
    go: 'Ask for a call',
    sending: 'Sending…',
    failed: 'It was not sent. Please try again.',
    comment: 'Spare part for: {name}, article {article}, order {number}. {part}',
    customer: 'Customer',
  },
  review: {
    write: 'Write a review',
    approved: 'Review published',
    notApproved: 'Review being checked',
  },
  matching: 'Goes with what you bought: {name}',
  pages: 'Pages of goods',
  reviews: {
    title: 'Reviews',
    asked: 'Waiting for your review',
    empty: {
      title: 'You have written no reviews yet',
      text: 'You can review what you have received.',
      goods: 'My furniture',
    },
    written: 'Your reviews',
    score: '{score, plural, other {# of 5}}',
    approved: 'Published',
    waiting: 'Being checked',
    refused: 'Not published',
    pros: 'Liked',
    cons: 'Did not like',
    shop: '{shopName}, {date}',
    pages: 'Pages of reviews',
  },
}
