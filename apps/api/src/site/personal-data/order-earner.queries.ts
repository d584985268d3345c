import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/**
 * The numbers whose whole bonus ledger comes from the orders of a customer. Bonuses belong to a
 * number, and an order may be placed with any: one that got bonuses otherwise is somebody's own.
 */
export async function findOrderEarners(
  db: Db,
  { userId, phones }: { userId: number; phones: readonly string[] },
): Promise<string[]> {
  const { rows } = await db.execute<{ phone: string }>(sql`
    with orders as (select o.id from shop_order o join checkout c on c.guid = o.basket_group
      where c.user_id = ${userId})
    select a.phone from bonus_account a
    where a.phone = any(${sql.param(phones)}::text[]) and not exists (
      select from bonus_operation p where p.phone = a.phone
        and (p.order_id is null or p.order_id not in (select id from orders)))
    order by a.phone`)
  return rows.map(({ phone }) => phone)
}
