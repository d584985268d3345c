import type { TextShape } from '../translator/text-shape.ts'
import type { customerBonus as source } from './ru.ts'

export const customerBonus: TextShape<typeof source> = {
  title: 'Bonuses',
  caption: 'bonuses, 1 bonus = 1 ₽',
  expiry:
    '{count, plural, one {# bonus expires} other {# bonuses expire}} on {date}. Spend them before.',
  level: {
    title: 'Your level',
    returnNote: 'back from every purchase',
    first: 'from the first purchase',
    from: 'above {sum}',
    progress: 'Bought for {bought}. {left} left to the level of {percent} %',
    highest: 'Bought for {bought}. This is the highest level',
  },
  rules: {
    title: 'How it works',
    earn: 'Bonuses come once an order is delivered and paid.',
    spend: 'Bonuses pay for up to {percent} % of the items.',
    life: 'Bonuses live for 12 months; the oldest are spent first.',
    more: 'Rules of the programme',
  },
  operations: 'Operations',
  allOperations: 'All operations',
  detailTitle: 'History of bonuses',
  back: 'Back to bonuses',
  kinds: {
    grant: 'A gift from the shop',
    earn: 'Earned by an order',
    spend: 'Spent on an order',
    restore: 'Came back after a cancellation or return',
    'take-back': 'Taken back after a return',
    expire: 'Expired after 12 months',
  },
  order: 'Order {number}',
  date: 'Date',
  what: 'Operation',
  amount: 'Bonuses',
  empty: {
    title: 'No operations yet',
    text: 'The first bonuses come after the first purchase.',
    go: 'To the catalogue',
  },
  off: {
    title: 'No bonuses',
    text: 'The bonus programme does not run in your region, or the account is not available now.',
    go: 'All orders',
  },
  pages: 'Pages of operations',
}
