import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/** Orders of a customer that are on their way. */
export async function findOpenOrders(db: Db, userId: number): Promise<string[]> {
  const { rows } = await db.execute<{ number: string }>(sql`
    select o.number from shop_order o join checkout c on c.guid = o.basket_group
    where c.user_id = ${userId} and o.state not in ('delivered', 'closed', 'cancelled')
    order by o.id`)
  return rows.map(({ number }) => number)
}

/**
 * Orders whose money is on its way back, of a cancelled order, of returned goods or because it came
 * without need, and those whose goods the customer asked to give back.
 */
export async function findOpenRefunds(db: Db, userId: number): Promise<string[]> {
  const { rows } = await db.execute<{ number: string }>(sql`
    with own as (
      select o.* from shop_order o join checkout c on c.guid = o.basket_group
      where c.user_id = ${userId}),
    held as (
      select e.order_id, e.reason = 'surplus' as is_surplus,
        sum(case e.direction when 'in' then e.amount else -e.amount end) as amount
      from payment_entry e join own on own.id = e.order_id group by 1, 2)
    select distinct own.id, own.number from own
      left join held on held.order_id = own.id and held.amount > 0
        and (held.is_surplus or own.state = 'cancelled')
      left join order_return r on r.order_id = own.id
      left join return_refund planned on planned.return_id = r.id and not exists (
        select from payment_entry e where e.payment_guid = planned.payment_guid
          and e.order_id = own.id and e.reason = 'returned' and e.key = 'return:' || r.id)
    where held.order_id is not null or planned.return_id is not null
      or exists (select from refund_request q where q.order_id = own.id and q.state = 'waiting')
    order by own.id`)
  return rows.map(({ number }) => number)
}
