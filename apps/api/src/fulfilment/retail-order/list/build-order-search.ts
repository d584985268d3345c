import { type SQL, sql } from 'drizzle-orm'
import { checkout, shopOrder } from '../../../schema/order.table.ts'
import { parseOrderSearch } from './parse-order-search.ts'

/**
 * Conditions of orders and their checkouts, one for each meaning of what staff typed or scanned
 * (retail.orders). Each uses an index of its own, which it cannot in one condition with the others.
 */
export function listSearchConditions(search: string): SQL[] {
  const { number, phones, codes, names } = parseOrderSearch(search)
  const found: SQL[] = []
  if (number) found.push(sql`${shopOrder.number} like ${`${number}%`}`)
  // Few have it, however the planner estimates: the newest orders are not tried one by one.
  for (const phone of phones)
    found.push(sql`${shopOrder.basketGroup} = any (array(
      select c.guid from ${checkout} c where c.phone like ${phone}))`)
  for (const code of codes)
    found.push(
      sql`${shopOrder.id} in (select order_id from order_line where article = ${code})`,
      sql`${shopOrder.id} in (select l.order_id from offer f join order_line l on l.offer_id = f.id
        where f.barcode = ${code})`,
    )
  if (names.length > 0)
    found.push(
      sql.join(
        names.map((patterns) => sql`${checkout.name} ilike any (${sql.param(patterns)}::text[])`),
        sql` and `,
      ),
    )
  return found
}

/** Condition of a query of orders: the search finds them by one of its meanings. */
export function buildOrderSearch(search: string): SQL {
  const conditions = listSearchConditions(search)
  if (conditions.length === 0) return sql`false`
  const found = conditions.map(
    (condition) => sql`select ${shopOrder.id} from ${shopOrder}
      join ${checkout} on ${checkout.guid} = ${shopOrder.basketGroup} where ${condition}`,
  )
  return sql`${shopOrder.id} in (${sql.join(found, sql` union all `)})`
}
