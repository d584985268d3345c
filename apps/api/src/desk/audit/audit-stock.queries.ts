import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/**
 * Reserved stock is what open orders hold, and no more than is on hand (I3). Quantities are compared
 * in tenths, because metres are stored as binary fractions.
 */
export async function auditStock(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ broken: string }>(sql`
    with held as (
      select offer_id, place_id, sum(quantity) as quantity from reservation
      where state = 'held' group by offer_id, place_id)
    select 'I3 stock held: ' || coalesce(s.offer_id, h.offer_id) || '@' || coalesce(s.place_id, h.place_id)
        as broken
      from stock s full join held h on h.offer_id = s.offer_id and h.place_id = s.place_id
      where round(coalesce(h.quantity, 0)::numeric, 1) <> round(coalesce(s.reserved, 0)::numeric, 1)
    union all
    select 'I3 stock below zero: ' || offer_id || '@' || place_id from stock
      where on_hand < 0 or reserved < 0 or reserved > on_hand
    union all
    select 'I3 reservation of order: ' || o.number from shop_order o
      join order_line l on l.order_id = o.id
      left join reservation r on r.order_line_id = l.id
      where o.state in ('new', 'confirmed', 'picking', 'ready')
      group by o.id, l.id
      having round(coalesce(sum(r.quantity) filter (where r.state = 'held'), 0)::numeric, 1)
        <> round(l.quantity::numeric, 1)
    union all
    select 'I3 shipped goods of order: ' || o.number from shop_order o
      join order_line l on l.order_id = o.id
      left join reservation r on r.order_line_id = l.id
      where o.state in ('shipped', 'delivered', 'closed')
      group by o.id, l.id
      having round(coalesce(sum(r.quantity) filter (where r.state = 'shipped'), 0)::numeric, 1)
        <> round((l.quantity + coalesce((select sum(b.quantity) from order_return_line b
          where b.order_line_id = l.id), 0))::numeric, 1)
    union all
    select 'I3 stock of cancelled order: ' || o.number from shop_order o
      join order_line l on l.order_id = o.id join reservation r on r.order_line_id = l.id
      where o.state = 'cancelled' and r.state <> 'released'
      group by o.id`)
  return rows.map(({ broken }) => broken)
}
