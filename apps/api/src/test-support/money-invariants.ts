import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'

/**
 * Invariants of payments and stock: returns the rows that violate a rule, labelled with the rule.
 * Empty if all hold.
 */
export async function findBrokenInvariants(db: Db): Promise<string[]> {
  const found = await db.execute<{ broken: string }>(sql`
    select 'order total: ' || number as broken from shop_order
      where total <> goods_sum - coupon_discount - bonus_spent + delivery_sum + services_sum
    union all
    select 'lines of order: ' || o.number from shop_order o join order_line l on l.order_id = o.id
      group by o.id having sum(l.sum) <> o.goods_sum - o.coupon_discount
    union all
    select 'paid by payments: ' || o.number from shop_order o
      left join payment_share s on s.order_id = o.id
      group by o.id having coalesce(sum(s.amount), 0) <> o.paid_sum
    union all
    select 'payment shared out: ' || p.guid::text from payment p
      join payment_share s on s.payment_guid = p.guid
      group by p.guid having sum(s.amount) > p.amount or p.state <> 'succeeded'
    union all
    select 'receipts of order: ' || o.number from shop_order o left join receipt r on r.order_id = o.id
      group by o.id
      having coalesce(sum(r.sum) filter (where r.type = 'sale'), 0) <> o.paid_sum
        or coalesce(sum(r.sum) filter (where r.type = 'refund'), 0) <> o.refunded_sum
    union all
    select 'stock held: ' || s.offer_id || '@' || s.place_id from stock s
      left join reservation r on r.offer_id = s.offer_id and r.place_id = s.place_id and r.state = 'held'
      group by s.offer_id, s.place_id having coalesce(sum(r.quantity), 0) <> s.reserved
    union all
    select 'coupon uses: ' || c.code from coupon c left join coupon_use u on u.coupon_id = c.id
      group by c.id having count(u.id) <> c.used or c.used > coalesce(c.limit_total, c.used)
    union all
    select 'slots: ' || d.id::text from delivery_slot d left join order_delivery o on o.slot_id = d.id
      group by d.id having count(o.order_id) <> d.taken`)
  return found.rows.map((row) => row.broken)
}
