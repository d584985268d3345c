import { calculatePaymentState } from '@svetlitsa/domain/payment/calculate-payment-state'
import { distributePayment } from '@svetlitsa/domain/payment/distribute-payment'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { orderEvent, orderLine, shopOrder } from '../order/order.table.ts'
import { createReceipt } from '../receipt/create-receipt.queries.ts'
import { reservation } from '../stock/stock.table.ts'
import { findDueOrders, type PaymentRow } from './payment.queries.ts'
import { payment, paymentShare } from './payment.table.ts'
import { refundPaymentJob } from './payment-jobs.ts'
import { queuePaymentMessages } from './payment-messages.ts'
import type { ProviderStatus } from './provider/payment-provider.ts'

/**
 * Saves the outcome reported by the provider, once: a payment that is already settled is not
 * changed.
 */
export async function saveOutcome(
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
    services.log.error(
      { payment: guid },
      'the provider reports a sum that differs from the requested one',
    )
    await tx.update(payment).set({ askAt: null }).where(eq(payment.guid, guid))
    return
  }
  await tx
    .update(payment)
    .set({ state: 'succeeded', settledAt: sql`now()` })
    .where(eq(payment.guid, guid))
  await creditOrders(services, tx, row)
}

/** Distributes the sum over the orders' outstanding amounts; any excess is refunded. */
async function creditOrders(services: Services, tx: Db, row: PaymentRow): Promise<void> {
  const orders = await findDueOrders(tx, row.checkoutGuid, { lock: true })
  const dues = orders.map((order) =>
    order.state === 'cancelled'
      ? 0
      : Math.max(0, order.total - (order.paidSum - order.refundedSum)),
  )
  const owed = dues.reduce((sum, due) => sum + due, 0)
  const credited = Math.min(row.amount, owed)
  const shares = credited > 0 ? distributePayment(credited, dues) : dues.map(() => 0)
  for (const [index, order] of orders.entries()) {
    const amount = shares[index] ?? 0
    if (amount === 0) continue
    const captured = order.paidSum + amount
    const state = calculatePaymentState({
      total: order.total,
      captured,
      refunded: order.refundedSum,
    })
    await tx
      .update(shopOrder)
      .set({ paidSum: captured, paymentState: state })
      .where(eq(shopOrder.id, order.id))
    await tx.insert(paymentShare).values({ paymentGuid: row.guid, orderId: order.id, amount })
    await createReceipt(tx, {
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
    if (state === 'paid') await extendReservation(tx, order.id)
  }
  if (credited < row.amount) {
    const excess = { payment: row.guid, amount: row.amount - credited }
    await services.jobs.enqueue(tx, refundPaymentJob, excess, { dedupeKey: `refund:${row.guid}` })
  }
  if (credited > 0) {
    const paid = orders.filter((_order, index) => (shares[index] ?? 0) > 0)
    await queuePaymentMessages(services, tx, row, {
      numbers: paid.map((order) => order.number),
      sum: credited,
    })
  }
}

/** Products that are paid for stay reserved until they leave the warehouse. */
async function extendReservation(tx: Db, orderId: number): Promise<void> {
  await tx
    .update(reservation)
    .set({ expiresAt: sql`'infinity'` })
    .where(
      sql`${reservation.state} = 'held' and ${reservation.orderLineId} in
        (select ${orderLine.id} from ${orderLine} where ${orderLine.orderId} = ${orderId})`,
    )
}
