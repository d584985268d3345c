import type { TextShape } from '../translator/text-shape.ts'
import type { message as ru } from './ru.ts'

export const message: TextShape<typeof ru> = {
  code: {
    sms: '{shopName}: your code is {code}. Do not tell it to anyone.\n\n@{host} #{code}',
    subject: 'Your {shopName} code',
    body: 'Your code is {code}. It works for 5 minutes. Do not tell it to anyone.',
  },
  orderCode: {
    sms: '{shopName}: the code {code} confirms order {number}. Tell it to the seller if all is right.',
    subject: 'The code that confirms order {number}',
    body: 'The code {code} confirms order {number}. Tell it to the seller if all is right. It is valid for 5 minutes.',
  },
  order: {
    sms: '{shopName}: order {number} is placed, {sum} to pay. {url}',
    subject: 'Order {number} is placed',
    body: 'Hello! We have your order {number} for {sum}. See it and pay here: {url}',
  },
  orderToConfirm: {
    sms: '{shopName}: order {number} is waiting. Confirm your phone and we will place it: {url}',
    subject: 'Order {number} waits for your confirmation',
    body: 'Hello! Confirm your phone by the code we text you, and order {number} will be placed. Without that we hold the goods for half an hour: {url}',
  },
  orderFree: {
    sms: '{shopName}: order {number} is placed, there is nothing to pay.',
    subject: 'Order {number} is placed',
    body: 'Hello! Order {number} is placed, there is nothing to pay. We will write when it is ready.',
  },
  cancelled: {
    sms: '{shopName}: order {number} is cancelled: {reason}.',
    subject: 'Order {number} is cancelled',
    body: 'Hello! We cancelled order {number}: {reason}. {next}',
    reasons: {
      unpaid: 'it was not paid within 24 hours',
      unverified: 'it was neither confirmed nor paid within 30 minutes',
      customer: 'you asked us to cancel it',
      unreachable: 'we could not reach you',
      unavailable: 'the goods turned out to be out of stock',
      duplicate: 'it repeats another order of yours',
      other: 'the shop cannot carry it out',
    },
    next: {
      order: 'The goods are free again and can be ordered once more.',
      refund: 'If you have paid for it, the money goes back by itself.',
    },
  },
  payment: {
    sms: '{shopName}: we received {sum} for order {number}. Thank you!',
    subject: 'Order {number} is paid',
    body: 'Hello! We received {sum} for order {number}. Thank you! Details: {url}',
  },
  ready: {
    sms: '{shopName}: order {number} is ready for pick-up. {place}',
    subject: 'Order {number} is ready for pick-up',
    body: 'Hello! Order {number} is ready for pick-up. {place}',
  },
  packed: {
    sms: '{shopName}: order {number} is packed. It will be handed to delivery soon.',
    subject: 'Order {number} is packed',
    body: 'Hello! Order {number} is packed. It will be handed to delivery soon.',
  },
  packedWaits: {
    sms: '{shopName}: order {number} is packed and waits. Choose when to get it: {url}',
    subject: 'Order {number} is packed and waits',
    body: 'Hello! Order {number} is packed and waits. Choose when to get it: {url}',
  },
  slot: {
    sms: '{shopName}: order {number} will be delivered on {date}, {time}.',
    subject: 'Delivery of order {number}',
    body: 'Hello! We will deliver order {number} on {date}, {time}.',
  },
  slotChanged: {
    sms: '{shopName}: delivery of order {number} moved to {date}, {time}.',
    subject: 'Delivery of order {number} moved',
    body: 'Hello! The delivery of order {number} moved to {date}, {time}.',
  },
  assembly: {
    sms: '{shopName}: assembly of order {number} is on {date}, {time}. Who comes: {url}',
    subject: 'Assembly of order {number}',
    body: 'Hello! The assembler comes for order {number} on {date}, {time}. Who comes: {url}',
  },
  assemblyChanged: {
    sms: '{shopName}: assembly of order {number} moved to {date}, {time}. Who comes: {url}',
    subject: 'Assembly of order {number} moved',
    body: 'Hello! The assembly of order {number} moved to {date}, {time}. Who comes: {url}',
  },
  bill: {
    sms: '{shopName}: bill {number} for {sum} has been issued. {url}',
    subject: 'Bill {number} for {sum}',
    body: 'Hello! Bill {number} for {sum} is ready, it is valid for 3 days. Download the bill: {url}',
  },
  payLink: {
    sms: '{shopName}: pay order {number}: {url}',
    subject: 'Payment of order {number}',
    body: 'Hello! You can pay order {number} by this link, it is valid for 30 days: {url}',
  },
  confirmOrder: {
    sms: '{shopName}: we made an order for you. Confirm it: {url}',
    subject: 'Confirm your order',
    body: 'Hello! We made an order for you. Check and confirm it: {url}',
  },
  refund: {
    sms: '{shopName}: we are refunding {sum} for order {number}.',
    subject: 'Refund for order {number}',
    body: 'Hello! We are refunding {sum} for order {number}. It usually arrives within 3 working days.',
  },
  refundDeclined: {
    sms: '{shopName}: the goods of order {number} cannot be returned. The reason: {url}',
    subject: 'Your request for a refund for order {number}',
    body: 'Hello! The goods of order {number} cannot be returned. The reason: {answer}\n\nThe order: {url}',
  },
  closeDeclined: {
    sms: '{shopName}: order {number} cannot be cancelled. The reason is here: {url}',
    subject: 'Answer to your request to cancel order {number}',
    body: 'Hello! Order {number} cannot be cancelled. The reason: {answer}\n\nThe order: {url}',
  },
  phoneChanged: {
    sms: '{shopName}: the number of your account is now {phone}. If it was not you, call us.',
    subject: 'The number of your account has changed',
    body: 'The number of your account is now {phone}. If it was not you, call us.',
  },
  gift: {
    sms: '{shopName}: a friend gives you {amount} bonuses for your first order. {url}',
    subject: 'A gift from a friend',
    body: 'A friend gives you {amount} bonuses. They come when your first order is delivered: {url}',
  },
  bonusExpiring: {
    sms: '{shopName}: {amount} bonuses expire on {date}. Spend them: {url}',
    subject: 'Your bonuses will expire',
    body: 'Hello! {amount} bonuses expire on {date}. Spend them in time: {url}',
  },
  claim: {
    sms: '{shopName}: your claim {number} is answered. {url}',
    subject: 'Your claim {number} is answered',
    body: 'Hello! We have answered your claim {number}: {url}',
  },
  review: {
    sms: '{shopName}: how do you like it? Leave a review: {url}',
    subject: 'How do you like it?',
    body: 'Hello! Tell others about what you bought: {url}',
  },
  basketLink: {
    sms: '{shopName}: we have put a cart together for you. {url}',
    subject: 'Your cart',
    body: 'Hello! We have put a cart together for you, the link is valid for 30 days: {url}',
  },
  invite: {
    sms: '{shopName}: you are invited to the staff cabinet. Open the link and set a password, it is valid for {days} days: {url}',
    subject: 'Invitation to the staff cabinet',
    body: 'Hello! You are invited to the staff cabinet. Open the link and set a password, it is valid for {days} days: {url}',
  },
  inStock: {
    sms: '{shopName}: {name} is back in stock. {url}',
    subject: '{name} is back in stock',
    body: 'Hello! You asked us to tell you: {name} is back in stock in your city. See and buy it: {url} We will not write about it again.',
  },
  request: {
    sms: '{shopName}: request {number} received. We will answer soon.',
    subject: 'Request {number} received',
    body: 'Hello! We have your request {number} and will answer soon. If you did not send it, you need not do anything.',
  },
}
