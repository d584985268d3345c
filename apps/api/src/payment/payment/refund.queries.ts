import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { shopOrder } from '../../schema/order.table.ts'
import { payment, paymentEntry } from '../../schema/payment.table.ts'

export type RefundShare = { paymentGuid: string; orderId: number }

/** Money in the ledger that goes back, with the order it is recorded for. */
export type RefundableMoney = NonNullable<Awaited<ReturnType<typeof findSurplus>>>

const balance = sql<number>`sum(case ${paymentEntry.direction}
  when 'in' then ${paymentEntry.amount} else -${paymentEntry.amount} end)::bigint`

/** What payments have left with cancelled orders, and has not been refunded. */
export async function findSharesToRefund(db: Db): Promise<RefundShare[]> {
  const { paymentGuid, orderId } = paymentEntry
  return db
    .select({ paymentGuid, orderId })
    .from(paymentEntry)
    .innerJoin(shopOrder, eq(shopOrder.id, orderId))
    .where(
      and(
        eq(shopOrder.state, 'cancelled'),
        // By the index of what is still to go back: most cancelled orders have nothing left.
        gt(shopOrder.paidSum, shopOrder.refundedSum),
        ne(paymentEntry.reason, 'surplus'),
      ),
    )
    .groupBy(paymentGuid, orderId)
    .having(sql`${balance} > 0`)
    .orderBy(desc(sql`max(${paymentEntry.id})`))
    .limit(50)
}

/** Null when it has gone back. */
export async function findDueShare(db: Db, { paymentGuid, orderId }: RefundShare) {
  const [row] = await db
    .select({ payment, order: { id: shopOrder.id, number: shopOrder.number }, amount: balance })
    .from(paymentEntry)
    .innerJoin(payment, eq(payment.guid, paymentEntry.paymentGuid))
    .innerJoin(shopOrder, eq(shopOrder.id, paymentEntry.orderId))
    .where(
      and(
        eq(paymentEntry.paymentGuid, paymentGuid),
        eq(paymentEntry.orderId, orderId),
        ne(paymentEntry.reason, 'surplus'),
      ),
    )
    .groupBy(payment.guid, shopOrder.id)
  return row && row.amount > 0 ? row : null
}

/** What came with a payment without need, less what has gone back of it. */
export async function findSurplus(db: Db, paymentGuid: string) {
  const [row] = await db
    .select({
      payment,
      order: { id: shopOrder.id, number: shopOrder.number },
      amount: balance,
    })
    .from(paymentEntry)
    .innerJoin(payment, eq(payment.guid, paymentEntry.paymentGuid))
    .innerJoin(shopOrder, eq(shopOrder.id, paymentEntry.orderId))
    .where(and(eq(paymentEntry.paymentGuid, paymentGuid), eq(paymentEntry.reason, 'surplus')))
    .groupBy(payment.guid, shopOrder.id)
  return row ?? null
}

/** How much of a payment has gone back at its provider, as the ledger has recorded it. */
export async function sumReturned(db: Db, paymentGuid: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${paymentEntry.amount}), 0)::bigint` })
    .from(paymentEntry)
    .where(
      and(
        eq(paymentEntry.paymentGuid, paymentGuid),
        eq(paymentEntry.direction, 'out'),
        ne(paymentEntry.reason, 'moved'),
      ),
    )
  return row?.sum ?? 0
}

/**
 * Begins a refund of a payment, unless another one is on its way; false then. A refund that was cut
 * off stands in the way for a minute, longer than a provider is waited for.
 */
export async function beginRefund(db: Db, guid: string): Promise<boolean> {
  const now = sql`clock_timestamp()`
  const begun = await db
    .update(payment)
    .set({ refundingUntil: sql`${now} + interval '1 minute'` })
    .where(
      and(
        eq(payment.guid, guid),
        or(isNull(payment.refundingUntil), lt(payment.refundingUntil, now)),
      ),
    )
    .returning({ guid: payment.guid })
  return begun.length > 0
}

/**
 * Marks a payment as being refunded where repeated refunds are harmless, and several go on at once. The
 * mark lasts longer than the pauses between the first attempts of a refund that gets no answer.
 */
export async function markRefund(db: Db, guid: string): Promise<void> {
  await db
    .update(payment)
    .set({ refundingUntil: sql`clock_timestamp() + interval '15 minutes'` })
    .where(eq(payment.guid, guid))
}

export async function endRefund(db: Db, guid: string): Promise<void> {
  await db.update(payment).set({ refundingUntil: null }).where(eq(payment.guid, guid))
}
