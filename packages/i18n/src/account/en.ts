import type { TextShape } from '../translator/text-shape.ts'
import type { account as ru } from './ru.ts'

export const account: TextShape<typeof ru> = {
  cabinet: 'Your account',
  greeting: 'Hello, {name}',
  menu: {
    orders: 'Orders',
    bonus: 'Bonuses',
    goods: 'My furniture',
    claims: 'Claims',
    reviews: 'Reviews',
    profile: 'Your details',
    invite: 'Invite a friend',
    logout: 'Log out',
  },
  login: {
    title: 'Log in to your account',
    text: 'We will send a code by SMS. Orders made without logging in will appear here too.',
    go: 'Log in',
  },
  claimLogin: {
    title: 'Log in to report a defect',
    text: 'We will show your orders and keep every step of the claim. A code will come by SMS.',
  },
  next: {
    title: 'What is next',
    none: 'There is nothing for you to do now.',
    pay: '{sum} left to pay',
    chooseDelivery: 'Choose how to get your order',
    chooseDay: 'Choose the day of delivery',
    pickUp: 'Your order is waiting for you',
    delivery: 'We deliver on {date}, {from} to {to}',
    order: 'Order {number}',
    goPay: 'Pay',
    goChooseDelivery: 'Choose delivery',
    goChooseDay: 'Choose a day',
    goOpen: 'Open the order',
    finishClaim: 'Your report of a defect is not sent yet',
    readClaim: 'We have answered your claim',
    claim: 'Claim {number}',
    goFinishClaim: 'Continue',
    goReadClaim: 'Read the answer',
  },
  pageLinks: { previous: 'Back', next: 'Next' },
  lastOrders: 'Last orders',
  allOrders: 'All orders',
  noOrders: {
    title: 'No orders yet',
    text: 'You will see here what you ordered and where it is.',
    go: 'To the catalogue',
  },
  bonus: {
    title: 'Bonuses',
    count: '{count, plural, one {# bonus} other {# bonuses}}',
    rule: '1 bonus = 1 ₽',
    open: 'More about bonuses',
  },
}
