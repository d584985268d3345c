import { distributePayment } from '@svetlitsa/domain/payment/distribute-payment'
import { reopenLapsedOrders } from '../../order/state/reopen-lapsed-orders.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { recordMoney } from './ledger/record-money.ts'
import { type DueOrder, findDueOrders, type PaymentRow } from './payment.queries.ts'
import { refundPaymentJob } from './payment-jobs.ts'
import { queuePaymentMessages } from './payment-messages.ts'

/**
 * Distributes the sum over the orders' outstanding amounts; what they do not take may open orders
 * again that were cancelled unpaid. What no order owes is recorded as the surplus of one of them and
 * goes back by itself.
 */
export async function creditOrders(services: Services, tx: Db, row: PaymentRow): Promise<void> {
  let orders = await findCreditedOrders(tx, row)
  const extra = row.amount - sumDues(orders)
  if (extra > 0) {
    const { checkoutGuid, guid: paymentGuid } = row
    await reopenLapsedOrders(services, tx, { checkoutGuid, money: extra, paymentGuid })
    orders = await findCreditedOrders(tx, row)
  }
  const dues = orders.map(({ due }) => due)
  const owed = sumDues(orders)
  const credited = Math.min(row.amount, owed)
  const shares = credited > 0 ? distributePayment(credited, dues) : dues.map(() => 0)
  const income = { payment: row, direction: 'in' } as const
  for (const [index, order] of orders.entries()) {
    const amount = shares[index] ?? 0
    if (amount === 0) continue
    await recordMoney(services, tx, { ...income, orderId: order.id, reason: 'due', amount })
  }
  const surplus = row.amount - credited
  if (surplus > 0) {
    const order = orders.find(({ state }) => state !== 'cancelled') ?? orders[0]
    if (!order) throw new Error(`payment ${row.guid} belongs to no order`)
    const movement = { ...income, orderId: order.id, reason: 'surplus', amount: surplus } as const
    await recordMoney(services, tx, movement)
    const owedBack = { payment: row.guid, amount: surplus }
    await services.jobs.enqueue(tx, refundPaymentJob, owedBack, { dedupeKey: `refund:${row.guid}` })
  }
  if (credited > 0) {
    const paid = orders.filter((_order, index) => (shares[index] ?? 0) > 0)
    await queuePaymentMessages(services, tx, row, {
      numbers: paid.map((order) => order.number),
      sum: credited,
      due: owed - credited,
    })
  }
}

/** The orders that a payment pays, locked: one that staff took it for, or all of the checkout. */
async function findCreditedOrders(tx: Db, { checkoutGuid, orderId }: PaymentRow) {
  const orders = await findDueOrders(tx, checkoutGuid, { lock: true })
  return orders.filter(({ id }) => orderId === null || id === orderId)
}

const sumDues = (orders: readonly DueOrder[]) => orders.reduce((sum, order) => sum + order.due, 0)
