import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'

/**
 * Invariants of the bonus ledger (bonus.ledger): returns the rows that violate a rule, labelled
 * with the rule; empty if all hold. Phones are shortened, because the labels go to the log.
 */
export async function auditBonuses(db: Db): Promise<string[]> {
  const found = await db.execute<{ broken: string }>(sql`
    with operation as (
      select o.*, coalesce((select sum(e.amount) from bonus_entry e where e.cause = o.cause), 0)
        as amount from bonus_operation o)
    select 'I6 bonus balance: ' || right(a.phone, 4) as broken from bonus_account a
      left join operation o on o.phone = a.phone
      group by a.phone
      having coalesce(sum(o.amount), 0) <> a.balance
        or coalesce(sum(o.goods_sum), 0) <> a.purchase_amount
        or coalesce(sum(o.owed), 0) <> a.owed
        or a.balance <> (select coalesce(sum(l.left_amount), 0) from bonus_lot l
          where l.phone = a.phone)
    union all
    select 'I6 bonus lot: ' || l.id from bonus_lot l left join bonus_entry e on e.lot_id = l.id
      group by l.id having coalesce(sum(e.amount), 0) <> l.left_amount
    union all
    select 'I6 bonuses of checkout: ' || s.checkout_guid from shop_order s
      left join lateral (select sum(o.amount) as amount from operation o
        where o.order_id = s.id and o.kind in ('spend', 'restore')) moved on true
      group by s.checkout_guid
      having coalesce(-sum(moved.amount), 0)
        <> coalesce(sum(s.bonus_spent) filter (where s.state <> 'cancelled'), 0)
    union all
    select 'I6 bonuses of lines: ' || s.number from shop_order s
      left join order_line l on l.order_id = s.id
      group by s.id having coalesce(sum(l.bonus_spent), 0) <> s.bonus_spent`)
  return found.rows.map((row) => row.broken)
}
