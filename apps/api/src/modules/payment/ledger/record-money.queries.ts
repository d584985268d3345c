import { calculatePaymentState } from '@svetlitsa/domain/payment/calculate-payment-state'
import type { PaymentState } from '@svetlitsa/domain/payment/payment-state'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { orderEvent, shopOrder } from '../../order/order.table.ts'
import { createReceipt } from '../../receipt/create-receipt.queries.ts'
import { type EntryDirection, type EntryReason, paymentEntry } from '../payment.table.ts'

interface MoneyMovement {
  orderId: number
  payment: { guid: string; currencyCode: string }
  direction: EntryDirection
  reason: EntryReason
  amount: number
  /** Whether the receipt shows recommended products. */
  recommendation: boolean
}

/**
 * Records money that came for an order or went back: its ledger entry, its receipt, and the order's
 * sums and event. Returns the order's new payment state, or null if it was recorded before.
 */
export async function recordMoney(tx: Db, movement: MoneyMovement): Promise<PaymentState | null> {
  const { orderId, payment, direction, reason, amount, recommendation } = movement
  const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.id, orderId)).for('update')
  if (!order) throw new Error(`order ${orderId} of a payment does not exist`)
  const [entry] = await tx
    .insert(paymentEntry)
    .values({ paymentGuid: payment.guid, orderId, direction, reason, amount })
    .onConflictDoNothing()
    .returning({ id: paymentEntry.id })
  if (!entry) return null
  await createReceipt(tx, {
    orderId,
    type: direction === 'in' ? 'sale' : 'refund',
    isSurplus: reason === 'surplus',
    amount,
    paymentGuid: payment.guid,
    currencyCode: payment.currencyCode,
    recommendation,
  })
  const paidSum = order.paidSum + (direction === 'in' ? amount : 0)
  const refundedSum = order.refundedSum + (direction === 'out' ? amount : 0)
  const sums = { total: order.total, captured: paidSum, refunded: refundedSum }
  const paymentState = calculatePaymentState(sums)
  await tx
    .update(shopOrder)
    .set({ paidSum, refundedSum, paymentState })
    .where(eq(shopOrder.id, orderId))
  await tx.insert(orderEvent).values({
    orderId,
    kind: 'payment',
    fromState: order.paymentState,
    toState: paymentState,
    details: { payment: payment.guid, amount: direction === 'in' ? amount : -amount, reason },
  })
  return paymentState
}
