import type { TextShape } from '../translator/text-shape.ts'
import type { retail as source } from './ru.ts'

export const retail: TextShape<typeof source> = {
  title: 'Store cabinet',
  orders: 'Orders',
  more: 'More',
  hiddenBlocks: 'Hidden blocks',
  shift: 'On shift',
  keys: {
    label: 'Keys',
    move: 'choose a row',
    open: 'open',
    search: 'search',
    close: 'close',
  },
  login: {
    title: 'Staff login',
    text: 'Enter login and password, then the code from the SMS.',
    go: 'Log in',
  },
  refused: {
    title: 'This part is for staff',
    text: 'Your account has no access. Log out and log in as staff.',
    logout: 'Log out',
  },
  foreign: {
    title: 'This part belongs to the call centre',
    text: 'Reviews, questions and requests are kept by the call centre and administrators.',
    go: 'To the orders',
  },
  pane: {
    title: 'Order {number}',
    close: 'Close the order',
    delivery: 'Delivery',
    none: 'not chosen',
    paid: 'Paid {paid} of {sum}',
  },
}
