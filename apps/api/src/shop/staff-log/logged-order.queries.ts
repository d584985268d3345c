import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/** How the rows of a logged table name orders. */
export interface OrderReference extends Record<string, unknown> {
  table: string
  /** Every column that holds the id of an order. */
  columns: string[]
  /** The column of the order that the row is of. */
  column: string
  /** Its place within the key of the row; null where the key is a number of its own. */
  place: number | null
}

export interface LoggedOrder extends Record<string, unknown> {
  id: number
  number: string
  guid: string
}

/** The logged tables whose rows are of an order, as their foreign keys say. */
export async function findOrderReferences(db: Db): Promise<OrderReference[]> {
  const { rows } = await db.execute<OrderReference>(sql`
    with reference as (
      select c.oid as table_id, c.relname as "table", o."column", o.columns
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      cross join lateral (
        select array_agg(a.attname::text order by a.attname) as columns,
          case when c.oid = 'shop_order'::regclass then 'id'
            else (array_agg(a.attname::text order by a.attname <> 'order_id'))[1] end as "column"
        from pg_constraint f
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
        where f.conrelid = c.oid and f.contype = 'f' and cardinality(f.conkey) = 1
          and f.confrelid = 'shop_order'::regclass) o
      where t.tgname = 'staff_log' and o.columns is not null)
    select r."table", r.columns, r."column", (
        select k.place::int - 1 from pg_constraint p
        cross join unnest(p.conkey) with ordinality as k(number, place)
        join pg_attribute a on a.attrelid = p.conrelid and a.attnum = k.number
        where p.conrelid = r.table_id and p.contype = 'p' and a.attname = r."column") as place
    from reference r`)
  return rows
}

/** The orders that the rows of a table with ids are of, where the rows still exist. */
export async function findOrdersOfRows(
  db: Db,
  { table, column }: OrderReference,
  rowKeys: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ key: string; orderId: number }>(sql`
    select id::text as key, ${sql.identifier(column)} as "orderId" from ${sql.identifier(table)}
    where id::text = any(${sql.param([...rowKeys])}::text[])
      and ${sql.identifier(column)} is not null`)
  return new Map(rows.map(({ key, orderId }) => [key, orderId]))
}

/** Orders by their ids. */
export async function findLoggedOrders(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, LoggedOrder>> {
  const { rows } = await db.execute<LoggedOrder>(sql`
    select id, number, guid from shop_order where id = any(${sql.param([...ids])}::int[])`)
  return new Map(rows.map((order) => [order.id, order]))
}

/** The id of the order with a number; null where there is none. */
export async function findOrderIdByNumber(db: Db, number: string): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from shop_order where number = ${number}`,
  )
  return rows[0]?.id ?? null
}
