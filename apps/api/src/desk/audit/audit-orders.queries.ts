import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/** The sums of every order add up, and a basket was ordered once (I1, I4). */
export async function auditOrders(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ broken: string }>(sql`
    select 'I1 order total: ' || number as broken from shop_order
      where total <> goods_sum - coupon_discount - bonus_spent + delivery_sum + services_sum or total < 0
    union all
    select 'I1 lines of order: ' || o.number from shop_order o
      left join order_line l on l.order_id = o.id
      group by o.id
      having coalesce(sum(l.sum), 0) <> o.goods_sum - o.coupon_discount
        or coalesce(sum(l.coupon_discount), 0) <> o.coupon_discount
        or coalesce(sum(l.sum + l.coupon_discount), 0) <> o.goods_sum
    union all
    select 'I4 orders of one key: ' || idempotency_key from checkout
      where idempotency_key is not null group by session_id, idempotency_key having count(*) > 1
    union all
    select 'I4 orders of one basket: ' || basket_id || ' version ' || basket_version from checkout
      group by basket_id, basket_version having count(*) > 1`)
  return rows.map(({ broken }) => broken)
}
