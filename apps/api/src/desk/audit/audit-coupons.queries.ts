import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/** The uses of a coupon are its rows, within its limits, each of a checkout with an order (I5). */
export async function auditCoupons(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ broken: string }>(sql`
    select 'I5 coupon uses: ' || c.code as broken
      from coupon c left join coupon_use u on u.coupon_id = c.id
      group by c.id
      having count(u.id) <> c.used or c.used > coalesce(c.limit_total, c.used)
    union all
    select 'I5 coupon per phone: ' || c.code || ' ' || right(u.phone, 4)
      from coupon c join coupon_use u on u.coupon_id = c.id
      where c.limit_per_phone is not null
      group by c.id, u.phone having count(*) > c.limit_per_phone
    union all
    select 'I5 coupon without order: ' || c.code from coupon c join coupon_use u on u.coupon_id = c.id
      where not exists (select from shop_order o
        where o.basket_group::text = u.basket_group and o.state <> 'cancelled')
      group by c.id`)
  return rows.map(({ broken }) => broken)
}
