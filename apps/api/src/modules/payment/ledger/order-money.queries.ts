import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { shopOrder } from '../../order/order.table.ts'
import { paymentEntry } from '../payment.table.ts'

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
        filter (where ${direction} = 'in' or ${isMoved}), 0)::int`,
      refunded: sql<number>`coalesce(sum(${amount})
        filter (where ${direction} = 'out' and not ${isMoved}), 0)::int`,
    })
    .from(paymentEntry)
    .where(sql`${paymentEntry.orderId} = ${orderId} and ${reason} <> 'surplus'`)
  return { order, captured: money?.captured ?? 0, refunded: money?.refunded ?? 0 }
}
