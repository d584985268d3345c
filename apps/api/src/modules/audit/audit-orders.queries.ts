import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'

/**
 * Invariants of orders, stock and coupons (money.audit): returns the rows that violate a rule,
 * labelled with the rule; empty if all hold. One statement, so that it reads one moment of a
 * running shop. Quantities are compared in tenths, because metres are stored as binary fractions.
 */
export async function auditOrders(db: Db): Promise<string[]> {
  const found = await db.execute<{ broken: string }>(sql`
    with held as (
      select offer_id, place_id, sum(quantity) as quantity from reservation
      where state = 'held' group by offer_id, place_id)
    select 'stock held: ' || coalesce(s.offer_id, h.offer_id) || '@' || coalesce(s.place_id, h.place_id)
        as broken
      from stock s full join held h on h.offer_id = s.offer_id and h.place_id = s.place_id
      where round(coalesce(h.quantity, 0)::numeric, 1) <> round(coalesce(s.reserved, 0)::numeric, 1)
    union all
    select 'stock below zero: ' || offer_id || '@' || place_id from stock
      where on_hand < 0 or reserved < 0 or reserved > on_hand
    union all
    select 'order total: ' || number from shop_order
      where total <> goods_sum - coupon_discount - bonus_spent + delivery_sum + services_sum or total < 0
    union all
    select 'lines of order: ' || o.number from shop_order o
      left join order_line l on l.order_id = o.id
      group by o.id
      having coalesce(sum(l.sum), 0) <> o.goods_sum - o.coupon_discount
        or coalesce(sum(l.coupon_discount), 0) <> o.coupon_discount
        or coalesce(sum(l.sum + l.coupon_discount), 0) <> o.goods_sum
    union all
    select 'reservation of order: ' || o.number from shop_order o
      join order_line l on l.order_id = o.id
      left join reservation r on r.order_line_id = l.id
      where o.state in ('new', 'confirmed', 'picking', 'ready')
      group by o.id, l.id
      having round(coalesce(sum(r.quantity) filter (where r.state = 'held'), 0)::numeric, 1)
        <> round(l.quantity::numeric, 1)
    union all
    select 'shipped goods of order: ' || o.number from shop_order o
      join order_line l on l.order_id = o.id
      left join reservation r on r.order_line_id = l.id
      where o.state in ('shipped', 'delivered', 'closed')
      group by o.id, l.id
      having round(coalesce(sum(r.quantity) filter (where r.state = 'shipped'), 0)::numeric, 1)
        <> round((l.quantity + coalesce((select sum(b.quantity) from order_return_line b
          where b.order_line_id = l.id), 0))::numeric, 1)
    union all
    select 'stock of cancelled order: ' || o.number from shop_order o
      join order_line l on l.order_id = o.id join reservation r on r.order_line_id = l.id
      where o.state = 'cancelled' and r.state <> 'released'
      group by o.id
    union all
    select 'coupon uses: ' || c.code from coupon c left join coupon_use u on u.coupon_id = c.id
      group by c.id
      having count(u.id) <> c.used or c.used > coalesce(c.limit_total, c.used)
    union all
    select 'coupon per phone: ' || c.code || ' ' || right(u.phone, 4)
      from coupon c join coupon_use u on u.coupon_id = c.id
      where c.limit_per_phone is not null
      group by c.id, u.phone having count(*) > c.limit_per_phone
    union all
    select 'coupon without order: ' || c.code from coupon c join coupon_use u on u.coupon_id = c.id
      where not exists (select from shop_order o
        where o.checkout_guid::text = u.checkout_guid and o.state <> 'cancelled')
      group by c.id
    union all
    select 'orders of one key: ' || idempotency_key from checkout
      where idempotency_key is not null group by session_id, idempotency_key having count(*) > 1
    union all
    select 'orders of one basket: ' || basket_id || ' version ' || basket_version from checkout
      group by basket_id, basket_version having count(*) > 1`)
  return found.rows.map((row) => row.broken)
}
