import type { OrderState } from '@svetlitsa/domain/order/order-state'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { checkout, orderLine, shopOrder } from '../../schema/order.table.ts'
import { reservation } from '../../schema/stock.table.ts'

/** Holds the stock of a checkout's orders until then; never for a shorter time. */
export async function extendReservations(
  tx: Db,
  basketGroup: string,
  expiresAt: Date,
): Promise<void> {
  await tx.execute(sql`
    update reservation r set expires_at = ${expiresAt}
    from order_line l join shop_order o on o.id = l.order_id
    where l.id = r.order_line_id and o.basket_group = ${basketGroup}
      and r.state = 'held' and r.expires_at < ${expiresAt}`)
}

/** Holds the stock of a checkout's unpaid orders until then; never for a longer time. */
export async function shortenReservations(
  tx: Db,
  basketGroup: string,
  expiresAt: Date,
): Promise<void> {
  await tx.execute(sql`
    update reservation r set expires_at = ${expiresAt}
    from order_line l join shop_order o on o.id = l.order_id
    where l.id = r.order_line_id and o.basket_group = ${basketGroup}
      and r.state = 'held' and r.expires_at > ${expiresAt}`)
}

/** Holds the stock of orders until it leaves the place. */
export async function holdReservations(tx: Db, orderIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update reservation r set expires_at = 'infinity' from order_line l
    where l.id = r.order_line_id and r.state = 'held'
      and l.order_id = any(${sql.param([...orderIds])}::int[])`)
}

/** How many are found at once. */
export const AT_ONCE = 50

/** Nothing is left to do for the buyer of an order that costs nothing and has its delivery. */
export const isFree = (order: SQL) => sql`(${order}.total = 0
  and exists (select from order_delivery d where d.order_id = ${order}.id))`

/**
 * Of an order `o` of checkout `c`: the clock cancels it at the end of its reservation. A verified order
 * that is placed by bill or certificate, or costs nothing, is not cancelled but decided by staff
 * (ADR 0049).
 */
const isCancelledByClock = sql`o.paid_sum = 0
  and o.state in ('new', 'confirmed')
  and (not c.is_verified or (o.placed_at is null and not ${isFree(sql`o`)}))`

/** The same, where its reservation ended before a moment. */
export const buildDueCondition = (moment: SQL) => sql`${isCancelledByClock}
  and exists (select from order_line l join reservation r on r.order_line_id = l.id
    where l.order_id = o.id and r.state = 'held' and r.expires_at < ${moment})`

const isDue = buildDueCondition(sql`now()`)

/**
 * Of an order in a query of orders and their checkouts: its reservation has ended and staff decide,
 * because it is placed, paid in part or costs nothing.
 */
export const isReservationEnded = sql<boolean>`(${shopOrder.state} in ('new', 'confirmed')
  and (${shopOrder.paidSum} > 0 or (${checkout.isVerified}
    and (${shopOrder.placedAt} is not null or ${isFree(sql`${shopOrder}`)})))
  and exists (select from ${orderLine} join ${reservation}
      on ${reservation.orderLineId} = ${orderLine.id}
    where ${orderLine.orderId} = ${shopOrder.id}
      and ${reservation.state} = 'held' and ${reservation.expiresAt} < now()))`

export async function findDueCheckouts(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select c.guid from checkout c
    where c.guid in (
      select o.basket_group from reservation r
      join order_line l on l.id = r.order_line_id join shop_order o on o.id = l.order_id
      where r.state = 'held' and r.expires_at < now())
      and exists (select from shop_order o where o.basket_group = c.guid and ${isDue})
    limit ${AT_ONCE}`)
  return rows.map(({ guid }) => guid)
}

/** When the clock cancels the first order of a checkout; null where it cancels none. */
export async function findCancellationTime(db: Db, guid: string): Promise<Date | null> {
  const { rows } = await db.execute<{ endsAt: string | null }>(sql`
    select to_json(min(r.expires_at)) as "endsAt"
    from shop_order o join checkout c on c.guid = o.basket_group
    join order_line l on l.order_id = o.id join reservation r on r.order_line_id = l.id
    where c.guid = ${guid} and ${isCancelledByClock}
      and r.state = 'held' and isfinite(r.expires_at)`)
  const endsAt = rows[0]?.endsAt
  return endsAt ? new Date(endsAt) : null
}

/** Null while another worker, or its buyer's payment, holds it. */
export async function lockDueCheckout(tx: Db, guid: string) {
  const [row] = await tx
    .select({ isVerified: checkout.isVerified })
    .from(checkout)
    .where(eq(checkout.guid, guid))
    .for('update', { skipLocked: true })
  return row ?? null
}

/** Locks the orders of a locked checkout that are due. */
export async function lockDueOrders(
  tx: Db,
  guid: string,
): Promise<{ id: number; number: string; state: OrderState }[]> {
  // An order is paid under its own lock, so it is read again once that is free.
  await tx.execute(sql`select from shop_order where basket_group = ${guid} order by id for update`)
  const { rows } = await tx.execute<{ id: number; number: string; state: OrderState }>(sql`
    select o.id, o.number, o.state from shop_order o join checkout c on c.guid = o.basket_group
    where c.guid = ${guid} and ${isDue} order by o.id`)
  return rows
}
