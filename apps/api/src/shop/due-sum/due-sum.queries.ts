import { type SQL, sql } from 'drizzle-orm'

/**
 * What the ledger credits to an order of a query: what came for it and has not gone back. Surplus is
 * left out, because it pays for nothing.
 *
 * @param order the name of `shop_order` in the query.
 */
export function selectCredited(order: SQL): SQL<number> {
  return sql<number>`coalesce((
    select sum(case e.direction when 'in' then e.amount else -e.amount end)
    from payment_entry e where e.order_id = ${order}.id and e.reason <> 'surplus'), 0)::bigint`
}

/** What an order of a query still owes; a cancelled one owes nothing. */
export function selectDue(order: SQL): SQL<number> {
  return sql<number>`(case when ${order}.state = 'cancelled' then 0
    else greatest(0, ${order}.total - ${selectCredited(order)}) end)`
}
