import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { shopOrder } from '../../../schema/order.table.ts'
import { acquirerRefund, payment, paymentEntry } from '../../../schema/payment.table.ts'
import type { OwedRefund } from '../refund-key.ts'

interface Share {
  order: { id: number; number: string }
  amount: number
}

const isSurplus = sql<boolean>`${paymentEntry.reason} = 'surplus'`
const balance = sql<number>`sum(case ${paymentEntry.direction}
  when 'in' then ${paymentEntry.amount} else -${paymentEntry.amount} end)::bigint`

export async function findPaymentByGuid(db: Db, guid: string) {
  const [row] = await db.select().from(payment).where(eq(payment.guid, guid))
  return row ?? null
}

/** Locks a payment; whether a refund of the shop is on its way is told by the database's clock. */
export async function lockPayment(tx: Db, guid: string) {
  const [row] = await tx
    .select({
      payment,
      isRefunding: sql<boolean>`coalesce(${payment.refundingUntil} > clock_timestamp(), false)`,
    })
    .from(payment)
    .where(eq(payment.guid, guid))
    .for('update')
  return row ? { ...row.payment, isRefunding: row.isRefunding } : null
}

/** What the shop itself has to give back from a payment: returns, surplus, cancelled orders. */
export async function findOwedBack(tx: Db, guid: string): Promise<(Share & OwedRefund)[]> {
  const { rows } = await tx.execute<{
    reason: OwedRefund['reason']
    orderId: number
    number: string
    returnId: number
    amount: number
  }>(sql`
    select 'returned' as reason, o.id as "orderId", o.number, r.return_id as "returnId", r.amount
      from return_refund r join order_return b on b.id = r.return_id
      join shop_order o on o.id = b.order_id
      where r.payment_guid = ${guid} and not exists (
        select from payment_entry e where e.payment_guid = r.payment_guid
          and e.order_id = b.order_id and e.reason = 'returned' and e.key = 'return:' || b.id)
    union all
    select case when e.reason = 'surplus' then 'surplus' else 'cancelled' end, o.id, o.number, 0,
        sum(case e.direction when 'in' then e.amount else -e.amount end)::bigint
      from payment_entry e join shop_order o on o.id = e.order_id
      where e.payment_guid = ${guid} and (e.reason = 'surplus' or o.state = 'cancelled')
      group by 1, 2, 3
      having sum(case e.direction when 'in' then e.amount else -e.amount end) > 0
    order by 1 desc, 2, 4`)
  return rows.map(({ orderId, number, amount, ...owed }) => ({
    ...owed,
    orderId,
    order: { id: orderId, number },
    amount,
  }))
}

/**
 * What a payment has left with its orders. The one that has just this sum comes first, then those
 * that are cancelled: nobody can tell for certain what was meant.
 */
export async function findHeldShares(
  tx: Db,
  guid: string,
  sum: number,
): Promise<(Share & { isSurplus: boolean })[]> {
  const { id, number, state } = shopOrder
  return tx
    .select({ order: { id, number }, isSurplus, amount: balance })
    .from(paymentEntry)
    .innerJoin(shopOrder, eq(id, paymentEntry.orderId))
    .where(and(eq(paymentEntry.paymentGuid, guid)))
    .groupBy(id, isSurplus)
    .having(sql`${balance} > 0`)
    .orderBy(sql`${balance} = ${sum} desc`, sql`${state} = 'cancelled' desc`, id)
}

/** Puts a refund that nobody here has asked for before the staff. */
export async function insertAcquirerRefund(
  tx: Db,
  refund: typeof acquirerRefund.$inferInsert,
): Promise<void> {
  await tx.insert(acquirerRefund).values(refund)
}
