import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { shopOrder } from '../../../schema/order.table.ts'
import { payment, paymentEntry } from '../../../schema/payment.table.ts'

interface OrderMoney {
  order: Pick<
    typeof shopOrder.$inferSelect,
    'id' | 'number' | 'basketGroup' | 'paymentState' | 'total'
  >
  captured: number
  refunded: number
}

/** What an order has received and given back, without surplus: that pays for nothing. */
export async function findOrderMoney(tx: Db, orderId: number): Promise<OrderMoney> {
  const { order, captured, refunded } = await sumEntries(tx, orderId)
  return { order, captured, refunded }
}

/**
 * Brings the sums in the row of a locked order in line with the ledger, and returns what `findOrderMoney`
 * does. Lists and indexes find orders by these sums, which are written here and nowhere else.
 */
export async function updateOrderSums(tx: Db, orderId: number): Promise<OrderMoney> {
  const { order, captured, refunded, surplusIn, surplusOut } = await sumEntries(tx, orderId)
  await tx
    .update(shopOrder)
    .set({ paidSum: captured + surplusIn, refundedSum: refunded + surplusOut })
    .where(eq(shopOrder.id, orderId))
  return { order, captured, refunded }
}

/** Money that moved to another order was never received by this one. */
async function sumEntries(tx: Db, orderId: number) {
  const { id, number, basketGroup, paymentState, total } = shopOrder
  const { direction, reason, amount } = paymentEntry
  const isMoved = sql`${reason} = 'moved'`
  const isSurplus = sql`${reason} = 'surplus'`
  const signed = sql`case ${direction} when 'in' then ${amount} else -${amount} end`
  const add = (sum: SQL, condition: SQL) =>
    sql<number>`coalesce(sum(${sum}) filter (where ${condition}), 0)::bigint`
  const isIn = sql`${direction} = 'in'`
  const [row] = await tx
    .select({
      order: { id, number, basketGroup, paymentState, total },
      captured: add(signed, sql`(${isIn} or ${isMoved}) and not ${isSurplus}`),
      refunded: add(sql`${amount}`, sql`not ${isIn} and not ${isMoved} and not ${isSurplus}`),
      surplusIn: add(sql`${amount}`, sql`${isIn} and ${isSurplus}`),
      surplusOut: add(sql`${amount}`, sql`not ${isIn} and ${isSurplus}`),
    })
    .from(shopOrder)
    .leftJoin(paymentEntry, eq(paymentEntry.orderId, id))
    .where(eq(id, orderId))
    .groupBy(id)
  if (!row) throw new Error(`order ${orderId} of a payment does not exist`)
  return row
}

/** What each payment has left with an order, without surplus; oldest payment first. */
export async function findBalances(tx: Db, orderId: number) {
  const { paymentGuid, direction, amount } = paymentEntry
  const balance = sql<number>`sum(case ${direction} when 'in' then ${amount} else -${amount} end)::bigint`
  return tx
    .select({ paymentGuid, amount: balance })
    .from(paymentEntry)
    .innerJoin(payment, eq(payment.guid, paymentGuid))
    .where(and(eq(paymentEntry.orderId, orderId), ne(paymentEntry.reason, 'surplus')))
    .groupBy(paymentGuid, payment.createdAt)
    .having(sql`${balance} > 0`)
    .orderBy(asc(payment.createdAt), asc(paymentGuid))
}

/** Moves money between two orders: an entry on either side. */
export async function insertMovedMoney(
  tx: Db,
  moved: { paymentGuid: string; from: number; to: number; key: string; amount: number },
): Promise<void> {
  const { paymentGuid, from, to, key, amount } = moved
  const entry = { paymentGuid, reason: 'moved', key, amount } as const
  await tx.insert(paymentEntry).values([
    { ...entry, orderId: from, direction: 'out' },
    { ...entry, orderId: to, direction: 'in' },
  ])
}

type NewEntry = typeof paymentEntry.$inferInsert

/** Locks the order and adds an entry to its ledger; false if it was recorded before. */
export async function insertEntry(tx: Db, entry: NewEntry): Promise<boolean> {
  await tx
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(eq(shopOrder.id, entry.orderId))
    .for('update')
  const inserted = await tx
    .insert(paymentEntry)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: paymentEntry.id })
  return inserted.length > 0
}
