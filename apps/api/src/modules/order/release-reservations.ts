import { sql } from 'drizzle-orm'
import type { Services } from '../../platform/services.ts'
import { releaseCoupon } from '../coupon/coupon.queries.ts'
import { lockStock } from '../stock/stock.queries.ts'

/**
 * Cancels unpaid orders whose time ran out and gives their goods back (decisions, «Orders»).
 * Each order is taken by one worker; what was paid in the meantime is left alone.
 */
export async function releaseReservations({ database: { db }, log }: Services): Promise<void> {
  const due = await db.execute<{ id: number; checkout_guid: string }>(sql`
    select distinct o.id, o.checkout_guid from shop_order o
    join order_line l on l.order_id = o.id
    join reservation r on r.order_line_id = l.id
    where r.state = 'held' and r.expires_at < now() and o.paid_sum = 0
      and o.state in ('new', 'confirmed')
    limit 50`)
  for (const order of due.rows) {
    await db.transaction(async (tx) => {
      const cancelled = await tx.execute<{ id: number; state: string }>(sql`
        update shop_order set state = 'cancelled' where id = ${order.id} and paid_sum = 0
          and state in ('new', 'confirmed') returning id`)
      if (cancelled.rows.length === 0) return
      await lockStock(
        tx,
        sql`select r.offer_id from reservation r join order_line l on l.id = r.order_line_id
          where l.order_id = ${order.id} and r.state = 'held'`,
      )
      await tx.execute(sql`
        with released as (
          update reservation r set state = 'released'
          from order_line l
          where l.id = r.order_line_id and l.order_id = ${order.id} and r.state = 'held'
          returning r.offer_id, r.place_id, r.quantity),
        summed as (select offer_id, place_id, sum(quantity) as quantity from released group by 1, 2)
        update stock s set reserved = greatest(0, s.reserved - summed.quantity)
        from summed where s.offer_id = summed.offer_id and s.place_id = summed.place_id`)
      await tx.execute(sql`
        update delivery_slot d set taken = taken - 1 from order_delivery od
        where od.order_id = ${order.id} and od.slot_id = d.id`)
      await tx.execute(sql`update order_delivery set slot_id = null where order_id = ${order.id}`)
      await tx.execute(sql`
        insert into order_event (order_id, kind, from_state, to_state, details)
        values (${order.id}, 'state', 'new', 'cancelled', '{"reason": "unpaid"}')`)
      await releaseCoupon(tx, order.checkout_guid)
    })
    log.info({ order: order.id }, 'an unpaid order was cancelled')
  }
}
