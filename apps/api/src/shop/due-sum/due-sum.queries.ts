import { type SQL, sql } from 'drizzle-orm'

/**
 * What the ledger credits to an order of a query: what came for it and has not gone back. Surplus is
 * left out, because it pays for nothing.
 *
 * @param order the name of `shop_order` in the query.
 */
export function selectCredited(order: SQL): SQL<number> {
  return sql<number>`(${sumCredited(order)})`
}

/** What an order of a query still owes; a cancelled one owes nothing. */
export function selectDue(order: SQL, credited = selectCredited(order)): SQL<number> {
  return sql<number>`(case when ${order}.state = 'cancelled' then 0
    else greatest(0, ${order}.total - ${credited}) end)`
}

/** Both sums of an order of a query, which joins `table` laterally and so adds its ledger up once. */
export function joinLedger(order: SQL): { table: SQL; credited: SQL<number>; due: SQL<number> } {
  const credited = sql<number>`ledger.credited`
  return { table: sql`(${sumCredited(order)}) ledger`, credited, due: selectDue(order, credited) }
}

function sumCredited(order: SQL): SQL {
  return sql`select coalesce(
      sum(case e.direction when 'in' then e.amount else -e.amount end), 0)::bigint as credited
    from payment_entry e where e.order_id = ${order}.id and e.reason <> 'surplus'`
}
