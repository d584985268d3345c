import { and, asc, eq, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { shopOrder } from '../../../schema/order.table.ts'
import { orderReturn } from '../../../schema/order-return.table.ts'
import { payment, paymentEntry, returnRefund } from '../../../schema/payment.table.ts'

export interface ReturnRefund {
  returnId: number
  paymentGuid: string
}

/** The key of a return's entries in the ledger. */
export const buildReturnKey = (returnId: number) => `return:${returnId}`

export async function insertReturnRefunds(
  tx: Db,
  refunds: readonly (typeof returnRefund.$inferInsert)[],
): Promise<void> {
  if (refunds.length > 0) await tx.insert(returnRefund).values([...refunds])
}

/** The refunds of an order's returns that were not carried out yet, by payment. */
export async function findPlannedRefunds(tx: Db, orderId: number): Promise<Map<string, number>> {
  const rows = await tx
    .select({
      paymentGuid: returnRefund.paymentGuid,
      amount: sql<number>`sum(${returnRefund.amount})::bigint`,
    })
    .from(returnRefund)
    .innerJoin(orderReturn, eq(orderReturn.id, returnRefund.returnId))
    .where(and(eq(orderReturn.orderId, orderId), isWaiting(tx)))
    .groupBy(returnRefund.paymentGuid)
  return new Map(rows.map(({ paymentGuid, amount }) => [paymentGuid, amount]))
}

/** Refunds of returns that wait to be carried out, oldest first. */
export async function findWaitingRefunds(db: Db): Promise<ReturnRefund[]> {
  return (
    db
      .select({ returnId: returnRefund.returnId, paymentGuid: returnRefund.paymentGuid })
      .from(returnRefund)
      .innerJoin(orderReturn, eq(orderReturn.id, returnRefund.returnId))
      .innerJoin(shopOrder, eq(shopOrder.id, orderReturn.orderId))
      // Until it has gone back, its order has more than it costs; few orders have.
      .where(
        and(
          sql`${shopOrder.paidSum} - ${shopOrder.refundedSum} > ${shopOrder.total}`,
          isWaiting(db),
        ),
      )
      .orderBy(asc(returnRefund.returnId))
      .limit(50)
  )
}

/** Null when it has gone back. */
export async function findWaitingRefund(db: Db, { returnId, paymentGuid }: ReturnRefund) {
  const [row] = await db
    .select({
      payment,
      order: { id: shopOrder.id, number: shopOrder.number },
      amount: returnRefund.amount,
    })
    .from(returnRefund)
    .innerJoin(orderReturn, eq(orderReturn.id, returnRefund.returnId))
    .innerJoin(shopOrder, eq(shopOrder.id, orderReturn.orderId))
    .innerJoin(payment, eq(payment.guid, returnRefund.paymentGuid))
    .where(
      and(
        eq(returnRefund.returnId, returnId),
        eq(returnRefund.paymentGuid, paymentGuid),
        isWaiting(db),
      ),
    )
  return row ?? null
}

/** Of a planned refund joined with its return: the ledger has no entry of it. */
function isWaiting(db: Db) {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(paymentEntry)
      .where(
        and(
          eq(paymentEntry.paymentGuid, returnRefund.paymentGuid),
          eq(paymentEntry.orderId, orderReturn.orderId),
          eq(paymentEntry.direction, 'out'),
          eq(paymentEntry.reason, 'returned'),
          eq(paymentEntry.key, sql`'return:' || ${returnRefund.returnId}`),
        ),
      ),
  )
}
