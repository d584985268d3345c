import type { OrderState } from '@svetlitsa/domain/order/order-state'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { checkout, shopOrder } from '../order.table.ts'

const AT_ONCE = 50

export type DueCheckout = NonNullable<Awaited<ReturnType<typeof lockDueCheckout>>>

/**
 * Of an unpaid order `o` of checkout `c`: its reservation has ended. A proven order that is placed
 * by bill or certificate is not cancelled but decided by staff (ADR 0049).
 */
const isDue = sql`o.paid_sum = 0 and o.state in ('new', 'confirmed')
  and (o.placed_at is null or not c.is_proven)
  and exists (select from order_line l join reservation r on r.order_line_id = l.id
    where l.order_id = o.id and r.state = 'held' and r.expires_at < now())`

export async function findDueCheckouts(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select c.guid from checkout c
    where c.guid in (
      select o.checkout_guid from reservation r
      join order_line l on l.id = r.order_line_id join shop_order o on o.id = l.order_id
      where r.state = 'held' and r.expires_at < now())
      and exists (select from shop_order o where o.checkout_guid = c.guid and ${isDue})
    limit ${AT_ONCE}`)
  return rows.map(({ guid }) => guid)
}

export async function lockDueCheckout(tx: Db, guid: string) {
  const [row] = await tx
    .select({
      isProven: checkout.isProven,
      language: checkout.language,
      phone: checkout.phone,
      email: checkout.email,
    })
    .from(checkout)
    .where(eq(checkout.guid, guid))
    .for('update')
  return row ?? null
}

/** Locks the orders of a locked checkout that are due. */
export async function lockDueOrders(
  tx: Db,
  guid: string,
): Promise<{ id: number; number: string; state: OrderState }[]> {
  // An order is paid under its own lock, so it is read again once that is free.
  await tx.execute(sql`select from shop_order where checkout_guid = ${guid} order by id for update`)
  const { rows } = await tx.execute<{ id: number; number: string; state: OrderState }>(sql`
    select o.id, o.number, o.state from shop_order o join checkout c on c.guid = o.checkout_guid
    where c.guid = ${guid} and ${isDue} order by o.id`)
  return rows
}

/** Whether an order of the checkout was not cancelled. */
export async function hasOpenOrders(tx: Db, guid: string): Promise<boolean> {
  const isOpen = and(eq(shopOrder.checkoutGuid, guid), ne(shopOrder.state, 'cancelled'))
  return (await tx.$count(shopOrder, isOpen)) > 0
}
