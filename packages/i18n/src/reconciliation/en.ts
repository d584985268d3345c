import type { TextShape } from '../translator/text-shape.ts'
import type { reconciliation as source } from './ru.ts'

export const reconciliation: TextShape<typeof source> = {
  title: 'Reconciliation',
  total: '{count, number} found',
  filter: 'What to reconcile',
  all: 'Everything',
  open: 'Open',
  resolvedOnes: 'Resolved',
  empty: 'Everything agrees.',
  columns: { what: 'What differs', where: 'Order', store: 'From', sum: 'Sum', since: 'Since' },
  close: 'Close the difference',
  toOrder: 'Open order {number}',
  note: 'What was found out',
  noteHint: 'At least three characters. The note stays in the log.',
  resolve: 'Resolved',
  waiting: 'Saving',
  by: '{name}, {at}',
  kinds: {
    paidOpen: 'Paid but not completed',
    overpaid: 'Paid twice or too much',
    cancelledPaid: 'Money without an order',
    differingSum: 'Another sum at the bank',
    receipt: 'Receipt not registered',
    refund: 'Refund delayed',
    acquirerRefund: 'Refunded in the bank’s cabinet',
    placedUnpaid: 'Placed without money',
    certificate: 'Certificate does not agree',
    audit: 'Accounts do not agree',
  },
  todo: {
    paidOpen: 'Find out where the order is and move it to its next state.',
    overpaid:
      'The surplus goes back by itself within an hour. If not, check the payment at the bank.',
    cancelledPaid: 'The money goes back by itself. After an hour, check the refund at the bank.',
    differingSum: 'Compare the sums at the bank and contact the customer.',
    receipt: 'Remove the cause at the till and register the receipt by hand.',
    refund: 'Check the refund at the bank, or answer the customer.',
    acquirerRefund:
      'Money was returned at the bank although the shop had not asked for it. Find out who did it and why, then cancel the order or take the goods back.',
    placedUnpaid: 'Call the customer: wait for the payment or cancel the order.',
    certificate: 'Give the text of the difference to the developers.',
    audit: 'Give the text of the difference to the developers.',
  },
}
