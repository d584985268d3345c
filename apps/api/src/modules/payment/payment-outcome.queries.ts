import { paymentStateOf } from '@svetlitsa/domain/order/payment-state-of'
import { sharePayment } from '@svetlitsa/domain/order/share-payment'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { enqueueJob } from '../../platform/job-queue.ts'
import type { Services } from '../../platform/services.ts'
import { orderEvent, orderLine, shopOrder } from '../order/order.table.ts'
import { giveReceipt } from '../receipt/give-receipt.queries.ts'
import { reservation } from '../stock/stock.table.ts'
import { findDueOrders, type PaymentRow } from './payment.queries.ts'
import { payment, paymentShare } from './payment.table.ts'
import { queuePaymentMessages } from './payment-messages.ts'
import type { ProviderStatus } from './payment-provider.ts'

/** Writes what the provider said, once: whoever finds the payment settled leaves it alone. */
export async function writeOutcome(
  services: Services,
  tx: Db,
  guid: string,
  status: ProviderStatus,
): Promise<void> {
  const [row] = await tx.select().from(payment).where(eq(payment.guid, guid)).for('update')
  if (row?.state !== 'pending') return
  if (status.state === 'canceled') {
    await tx
      .update(payment)
      .set({ state: 'canceled', settledAt: sql`now()` })
      .where(eq(payment.guid, guid))
    return
  }
  if (status.amount !== row.amount || status.currencyCode !== row.currencyCode) {
    services.log.error({ payment: guid }, 'the provider names another sum than the shop asked for')
    await tx.update(payment).set({ askAt: null }).where(eq(payment.guid, guid))
    return
  }
  await tx
    .update(payment)
    .set({ state: 'succeeded', settledAt: sql`now()` })
    .where(eq(payment.guid, guid))
  await creditOrders(services, tx, row)
}

/** Shares the sum over what its orders still owe; what none of them can take goes back. */
async function creditOrders(services: Services, tx: Db, row: PaymentRow): Promise<void> {
  const orders = await findDueOrders(tx, row.checkoutGuid, { lock: true })
  const dues = orders.map((order) =>
    order.state === 'cancelled'
      ? 0
      : Math.max(0, order.total - (order.paidSum - order.refundedSum)),
  )
  const owed = dues.reduce((sum, due) => sum + due, 0)
  const credited = Math.min(row.amount, owed)
  const shares = credited > 0 ? sharePayment(credited, dues) : dues.map(() => 0)
  for (const [at, order] of orders.entries()) {
    const amount = shares[at] ?? 0
    if (amount === 0) continue
    const captured = order.paidSum + amount
    const state = paymentStateOf({ total: order.total, captured, refunded: order.refundedSum })
    await tx
      .update(shopOrder)
      .set({ paidSum: captured, paymentState: state })
      .where(eq(shopOrder.id, order.id))
    await tx.insert(paymentShare).values({ paymentGuid: row.guid, orderId: order.id, amount })
    await giveReceipt(tx, {
      orderId: order.id,
      type: 'sale',
      amount,
      paymentGuid: row.guid,
      currencyCode: row.currencyCode,
      recommendation: services.env.RECEIPT_RECOMMENDATION,
    })
    await tx.insert(orderEvent).values({
      orderId: order.id,
      kind: 'payment',
      fromState: order.paymentState,
      toState: state,
      details: { payment: row.guid, amount },
    })
    if (state === 'paid') await keepReservation(tx, order.id)
  }
  if (credited < row.amount) {
    await enqueueJob(tx, {
      kind: 'refund-payment',
      payload: { payment: row.guid, amount: row.amount - credited },
      dedupeKey: `refund:${row.guid}`,
    })
  }
  if (credited > 0) {
    const paid = orders.filter((_order, at) => (shares[at] ?? 0) > 0)
    await queuePaymentMessages(services, tx, row, {
      numbers: paid.map((order) => order.number),
      sum: credited,
    })
  }
}

/** Goods that are paid for stay reserved until they leave the warehouse. */
async function keepReservation(tx: Db, orderId: number): Promise<void> {
  await tx
    .update(reservation)
    .set({ expiresAt: sql`'infinity'` })
    .where(
      sql`${reservation.state} = 'held' and ${reservation.orderLineId} in
        (select ${orderLine.id} from ${orderLine} where ${orderLine.orderId} = ${orderId})`,
    )
}
