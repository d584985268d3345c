import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { lockStock } from './stock.queries.ts'

/**
 * Ends the reservations of locked orders and returns their stock; goods that have already left come
 * back to the place.
 */
export async function releaseStock(tx: Db, orderIds: readonly number[]): Promise<void> {
  const reserved = ofOrders(orderIds, sql`r.state in ('held', 'shipped')`)
  await lockStock(tx, sql`select r.offer_id from reservation r where ${reserved}`)
  await tx.execute(sql`
    with ended as (
      select r.id, r.state, r.offer_id, r.place_id, r.quantity from reservation r
      where ${reserved} for update),
    released as (
      update reservation r set state = 'released' from ended where ended.id = r.id),
    summed as (
      select offer_id, place_id,
        coalesce(sum(quantity) filter (where state = 'held'), 0) as held,
        coalesce(sum(quantity) filter (where state = 'shipped'), 0) as shipped
      from ended group by 1, 2)
    update stock s set reserved = greatest(0, round((s.reserved - summed.held)::numeric, 1)),
      on_hand = round((s.on_hand + summed.shipped)::numeric, 1)
    from summed where s.offer_id = summed.offer_id and s.place_id = summed.place_id`)
}

/** The reserved goods of locked orders leave their place. Nothing happens for those that have left. */
export async function shipStock(tx: Db, orderIds: readonly number[]): Promise<void> {
  const held = ofOrders(orderIds, sql`r.state = 'held'`)
  await lockStock(tx, sql`select r.offer_id from reservation r where ${held}`)
  await tx.execute(sql`
    with shipped as (
      update reservation r set state = 'shipped' where ${held}
      returning r.offer_id, r.place_id, r.quantity),
    summed as (select offer_id, place_id, sum(quantity) as quantity from shipped group by 1, 2)
    update stock s set reserved = greatest(0, round((s.reserved - summed.quantity)::numeric, 1)),
      on_hand = round((s.on_hand - summed.quantity)::numeric, 1)
    from summed where s.offer_id = summed.offer_id and s.place_id = summed.place_id`)
}

/** Locks the stock of all goods of orders, so that one may be reserved again after another. */
export async function lockOrderStock(tx: Db, orderIds: readonly number[]): Promise<void> {
  await lockStock(
    tx,
    sql`select offer_id from order_line where order_id = any(${sql.param([...orderIds])}::int[])`,
  )
}

/**
 * Reserves all goods of a cancelled order whose stock is locked; false if some of them are no longer
 * free.
 */
export async function reserveAgain(tx: Db, orderId: number, expiresAt: Date): Promise<boolean> {
  const wanted = sql`
    select l.offer_id, o.place_id, sum(l.quantity) as quantity
    from order_line l join shop_order o on o.id = l.order_id
    where o.id = ${orderId} group by 1, 2`
  const { rows } = await tx.execute(sql`
    select from (${wanted}) w left join stock s
      on s.offer_id = w.offer_id and s.place_id = w.place_id
    where round((coalesce(s.on_hand - s.reserved, 0) - w.quantity)::numeric, 1) < 0`)
  if (rows.length > 0) return false
  await tx.execute(sql`
    update stock s set reserved = round((s.reserved + w.quantity)::numeric, 1)
    from (${wanted}) w where s.offer_id = w.offer_id and s.place_id = w.place_id`)
  await tx.execute(sql`
    insert into reservation (order_line_id, offer_id, place_id, quantity, expires_at)
    select l.id, l.offer_id, o.place_id, l.quantity, ${expiresAt}
    from order_line l join shop_order o on o.id = l.order_id where o.id = ${orderId}`)
  return true
}

/**
 * Gives part of a line's reservation to a line of a follow-up order, held for as long; a line that
 * moved as a whole keeps its own.
 */
export async function moveReservation(
  tx: Db,
  lineId: number,
  to: { lineId: number; quantity: number },
): Promise<void> {
  if (to.lineId === lineId) return
  await tx.execute(sql`
    with kept as (
      update reservation set quantity = round((quantity - ${to.quantity})::numeric, 1)
      where order_line_id = ${lineId} and state = 'held'
      returning offer_id, place_id, expires_at)
    insert into reservation (order_line_id, offer_id, place_id, quantity, expires_at)
    select ${to.lineId}, offer_id, place_id, ${to.quantity}, expires_at from kept`)
}

/** Puts sound goods that came back on the shelf of their place. */
export async function restockGoods(
  tx: Db,
  placeId: number,
  returned: readonly { offerId: number; quantity: number }[],
): Promise<void> {
  if (returned.length === 0) return
  const offerIds = sql.param(returned.map(({ offerId }) => offerId))
  const quantities = sql.param(returned.map(({ quantity }) => quantity))
  await lockStock(tx, sql`select unnest(${offerIds}::int[])`)
  await tx.execute(sql`
    insert into stock as s (offer_id, place_id, on_hand)
    select offer_id, ${placeId}::int, sum(quantity)
    from unnest(${offerIds}::int[], ${quantities}::float8[]) back (offer_id, quantity) group by 1
    on conflict (offer_id, place_id)
    do update set on_hand = round((s.on_hand + excluded.on_hand)::numeric, 1)`)
}

function ofOrders(orderIds: readonly number[], condition: SQL): SQL {
  return sql`${condition} and r.order_line_id in (
    select l.id from order_line l where l.order_id = any(${sql.param([...orderIds])}::int[]))`
}
