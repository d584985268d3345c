import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { lockStock } from '../../stock/stock.queries.ts'

/** Ends the reservations of locked orders and returns their stock. */
export async function releaseStock(tx: Db, orderIds: readonly number[]): Promise<void> {
  const held = sql`r.state = 'held' and r.order_line_id in (
    select l.id from order_line l where l.order_id = any(${sql.param([...orderIds])}::int[]))`
  await lockStock(tx, sql`select r.offer_id from reservation r where ${held}`)
  await tx.execute(sql`
    with released as (
      update reservation r set state = 'released' where ${held}
      returning r.offer_id, r.place_id, r.quantity),
    summed as (select offer_id, place_id, sum(quantity) as quantity from released group by 1, 2)
    update stock s set reserved = greatest(0, s.reserved - summed.quantity)
    from summed where s.offer_id = summed.offer_id and s.place_id = summed.place_id`)
}

/** Frees the delivery slots of locked orders. */
export async function releaseSlots(tx: Db, orderIds: readonly number[]): Promise<void> {
  const ids = sql`any(${sql.param([...orderIds])}::int[])`
  await tx.execute(sql`
    update delivery_slot d set taken = taken - freed.orders
    from (select slot_id, count(*) as orders from order_delivery
      where order_id = ${ids} group by slot_id) freed
    where freed.slot_id = d.id`)
  await tx.execute(sql`update order_delivery set slot_id = null where order_id = ${ids}`)
}
