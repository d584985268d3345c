import type { OrderState } from '@svetlitsa/domain/order/order-state'
import { sql } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.ts'
import { releaseCoupon } from '../coupon/coupon.queries.ts'
import { lockStock } from '../stock/stock.queries.ts'
import { stepOrder } from './step-order.queries.ts'

/**
 * Cancels unpaid orders whose time ran out and releases their stock (ADR 0040). Each order is
 * handled by one worker; an order paid in the meantime is left alone.
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
      const locked = await tx.execute<{ id: number; state: OrderState }>(sql`
        select id, state from shop_order where id = ${order.id} and paid_sum = 0
          and state in ('new', 'confirmed') for update`)
      const [unpaid] = locked.rows
      if (!unpaid) return
      await stepOrder(tx, unpaid, 'cancelled', { reason: 'unpaid' })
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
      await releaseCoupon(tx, order.checkout_guid)
    })
    log.info({ order: order.id }, 'unpaid order cancelled')
  }
}
