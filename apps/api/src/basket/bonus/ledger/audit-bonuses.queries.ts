import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'

/**
 * Invariants of the bonus ledger (bonus.ledger): returns the rows that violate a rule, labelled
 * with the rule; empty if all hold. Phones are shortened, because the labels go to the log.
 */
export async function auditBonuses(db: Db): Promise<string[]> {
  const found = await db.execute<{ broken: string }>(sql`
    with changed as (select cause, sum(amount) as amount from bonus_entry group by cause),
    operation as (
      select o.*, coalesce(e.amount, 0) as amount from bonus_operation o
        left join changed e on e.cause = o.cause),
    ledger as (
      select phone, sum(amount) as amount, sum(goods_sum) as goods_sum, sum(owed) as owed
      from operation group by phone),
    lots as (select phone, sum(left_amount) as amount from bonus_lot group by phone),
    moved as (
      select order_id, sum(amount) as amount from operation
      where kind in ('spend', 'restore') group by order_id)
    select 'I6 bonus balance: ' || right(a.phone, 4) as broken from bonus_account a
      left join ledger o on o.phone = a.phone left join lots l on l.phone = a.phone
      where coalesce(o.amount, 0) <> a.balance or coalesce(o.goods_sum, 0) <> a.purchase_amount
        or coalesce(o.owed, 0) <> a.owed or coalesce(l.amount, 0) <> a.balance
    union all
    select 'I6 bonus lot: ' || l.id from bonus_lot l left join bonus_entry e on e.lot_id = l.id
      group by l.id having coalesce(sum(e.amount), 0) <> l.left_amount
    union all
    select 'I6 bonuses of checkout: ' || s.basket_group from shop_order s
      left join moved on moved.order_id = s.id
      group by s.basket_group
      having coalesce(-sum(moved.amount), 0)
        <> coalesce(sum(s.bonus_spent) filter (where s.state <> 'cancelled'), 0)
    union all
    select 'I6 bonuses of lines: ' || s.number from shop_order s
      left join order_line l on l.order_id = s.id
      group by s.id having coalesce(sum(l.bonus_spent), 0) <> s.bonus_spent`)
  return found.rows.map((row) => row.broken)
}
