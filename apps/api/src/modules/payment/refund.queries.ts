import { calculatePaymentState } from '@svetlitsa/domain/payment/calculate-payment-state'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { orderEvent, shopOrder } from '../order/order.table.ts'
import { createReceipt } from '../receipt/create-receipt.queries.ts'
import { payment, paymentShare } from './payment.table.ts'

export type RefundShare = { paymentGuid: string; orderId: number }

/** Shares of payments of cancelled orders that have not been refunded. */
export async function findSharesToRefund(db: Db): Promise<RefundShare[]> {
  const { paymentGuid, orderId } = paymentShare
  return db
    .select({ paymentGuid, orderId })
    .from(paymentShare)
    .innerJoin(shopOrder, eq(shopOrder.id, orderId))
    .where(
      sql`${shopOrder.state} = 'cancelled' and ${shopOrder.refundedSum} < ${shopOrder.paidSum}`,
    )
    .limit(50)
}

export async function findShare(db: Db, { paymentGuid, orderId }: RefundShare) {
  const [row] = await db
    .select({ payment, amount: paymentShare.amount })
    .from(paymentShare)
    .innerJoin(payment, eq(payment.guid, paymentShare.paymentGuid))
    .where(and(eq(paymentShare.paymentGuid, paymentGuid), eq(paymentShare.orderId, orderId)))
  return row ?? null
}

/**
 * Records the refund of a share and its receipt, once: a repeated job finds the existing receipt.
 */
export async function saveRefund(
  tx: Db,
  { paymentGuid, orderId }: RefundShare,
  money: { amount: number; currencyCode: string; recommendation: boolean },
): Promise<void> {
  const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.id, orderId)).for('update')
  if (!order) throw new Error(`order ${orderId} to refund does not exist`)
  if (!(await createReceipt(tx, { orderId, paymentGuid, type: 'refund', ...money }))) return
  const refunded = order.refundedSum + money.amount
  const state = calculatePaymentState({ total: order.total, captured: order.paidSum, refunded })
  await tx
    .update(shopOrder)
    .set({ refundedSum: refunded, paymentState: state })
    .where(eq(shopOrder.id, orderId))
  await tx.insert(orderEvent).values({
    orderId,
    kind: 'payment',
    fromState: order.paymentState,
    toState: state,
    details: { payment: paymentGuid, amount: -money.amount },
  })
}
