import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'

type Row = Record<string, unknown>

const ROWS_AT_ONCE = 2_000

interface Upserted {
  /** Of each row that is new or different now, the columns asked for. */
  rows: Row[]
  created: number
  changed: number
}

/**
 * Brings rows of a table to what is given, found by their key; a row that is so already is not
 * touched and not counted. All rows have the same columns. Tables and columns come from our own
 * code, values travel as one parameter.
 */
export async function upsertRows(
  tx: Db,
  table: string,
  { key, returning }: { key: readonly string[]; returning: readonly string[] },
  rows: readonly Row[],
): Promise<Upserted> {
  const done: Upserted = { rows: [], created: 0, changed: 0 }
  const [first] = rows
  if (!first) return done
  const columns = Object.keys(first)
  const rest = columns.filter((column) => !key.includes(column))
  const names = (list: readonly string[], of = '') =>
    sql.join(
      list.map((column) => sql`${sql.raw(of)}${sql.identifier(column)}`),
      sql`, `,
    )
  const target = sql.identifier(table)
  const update = rest.map(
    (column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`,
  )
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const chunk = JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))
    const result = await tx.execute<Row>(sql`
      insert into ${target} as present (${names(columns)})
      select ${names(columns)} from jsonb_populate_recordset(null::${target}, ${chunk}::jsonb)
      on conflict (${names(key)}) do update set ${sql.join(update, sql`, `)}
      where row(${names(rest, 'present.')}) is distinct from row(${names(rest, 'excluded.')})
      returning ${names(returning, 'present.')}, present.xmax = 0 as is_new`)
    for (const row of result.rows) {
      if (row.is_new === true) done.created += 1
      else done.changed += 1
      done.rows.push(row)
    }
  }
  return done
}
