import { paymentStateOf } from '@svetlitsa/domain/order/payment-state-of'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { orderEvent, shopOrder } from '../order/order.table.ts'
import { giveReceipt } from '../receipt/give-receipt.queries.ts'
import { payment, paymentShare } from './payment.table.ts'

export type ReturnedShare = { paymentGuid: string; orderId: number }

/** What cancelled orders were paid with and has not gone back. */
export async function findSharesToReturn(db: Db): Promise<ReturnedShare[]> {
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

export async function findShare(db: Db, { paymentGuid, orderId }: ReturnedShare) {
  const [row] = await db
    .select({ payment, amount: paymentShare.amount })
    .from(paymentShare)
    .innerJoin(payment, eq(payment.guid, paymentShare.paymentGuid))
    .where(and(eq(paymentShare.paymentGuid, paymentGuid), eq(paymentShare.orderId, orderId)))
  return row ?? null
}

/** Records that a share went back, with its receipt, once: a repeated job finds the receipt there. */
export async function writeReturn(
  tx: Db,
  { paymentGuid, orderId }: ReturnedShare,
  money: { amount: number; currencyCode: string; recommendation: boolean },
): Promise<void> {
  const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.id, orderId)).for('update')
  if (!order) throw new Error(`order ${orderId} is not there to give money back for`)
  if (!(await giveReceipt(tx, { orderId, paymentGuid, type: 'refund', ...money }))) return
  const refunded = order.refundedSum + money.amount
  const state = paymentStateOf({ total: order.total, captured: order.paidSum, refunded })
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
