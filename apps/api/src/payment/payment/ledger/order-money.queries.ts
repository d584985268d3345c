import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { shopOrder } from '../../../schema/order.table.ts'
import { payment, paymentEntry } from '../../../schema/payment.table.ts'

/** What an order has received and given back, without surplus: that pays for nothing. */
export async function findOrderMoney(tx: Db, orderId: number) {
  const { id, number, checkoutGuid, paymentState, total } = shopOrder
  const [order] = await tx
    .select({ id, number, checkoutGuid, paymentState, total })
    .from(shopOrder)
    .where(eq(shopOrder.id, orderId))
  if (!order) throw new Error(`order ${orderId} of a payment does not exist`)
  const { direction, reason, amount } = paymentEntry
  const isMoved = sql`${reason} = 'moved'`
  const [money] = await tx
    .select({
      captured: sql<number>`coalesce(sum(case ${direction} when 'in' then ${amount} else -${amount} end)
        filter (where ${direction} = 'in' or ${isMoved}), 0)::bigint`,
      refunded: sql<number>`coalesce(sum(${amount})
        filter (where ${direction} = 'out' and not ${isMoved}), 0)::bigint`,
    })
    .from(paymentEntry)
    .where(sql`${paymentEntry.orderId} = ${orderId} and ${reason} <> 'surplus'`)
  return { order, captured: money?.captured ?? 0, refunded: money?.refunded ?? 0 }
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

/** Moves money between two orders: an entry on either side, and the sums of both. */
export async function saveMovedMoney(
  tx: Db,
  moved: { paymentGuid: string; from: number; to: number; key: string; amount: number },
): Promise<void> {
  const { paymentGuid, from, to, key, amount } = moved
  const entry = { paymentGuid, reason: 'moved', key, amount } as const
  await tx.insert(paymentEntry).values([
    { ...entry, orderId: from, direction: 'out' },
    { ...entry, orderId: to, direction: 'in' },
  ])
  const { id, paidSum } = shopOrder
  await tx
    .update(shopOrder)
    .set({ paidSum: sql`${paidSum} - ${amount}` })
    .where(eq(id, from))
  await tx
    .update(shopOrder)
    .set({ paidSum: sql`${paidSum} + ${amount}` })
    .where(eq(id, to))
}
