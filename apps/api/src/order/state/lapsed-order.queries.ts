import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/**
 * The locked orders of a checkout that the clock has cancelled, oldest first, with their minimum
 * prepayment in percent. One that staff or the customer cancelled stays cancelled.
 */
export async function findLapsedOrders(tx: Db, checkoutGuid: string) {
  const { rows } = await tx.execute<{
    id: number
    number: string
    state: 'cancelled'
    total: number
    bonusSpent: number
    orderPercent: number | null
    regionPercent: number
  }>(sql`
    select o.id, o.number, o.state, o.total, o.bonus_spent as "bonusSpent",
      o.percent_prepayment as "orderPercent",
      g.min_percent_prepayment as "regionPercent"
    from shop_order o join checkout c on c.guid = o.checkout_guid join region g on g.id = c.region_id
    where c.guid = ${checkoutGuid} and o.state = 'cancelled'
      and 'job' = (select e.actor from order_event e
        where e.order_id = o.id and e.kind = 'state' order by e.id desc limit 1)
    order by o.id`)
  return rows
}
