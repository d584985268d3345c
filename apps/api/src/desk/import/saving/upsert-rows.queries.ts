import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'

type Row = Record<string, unknown>

const ROWS_AT_ONCE = 2_000

interface Upserted {
  /** The requested columns of each row that was created or changed. */
  rows: Row[]
  created: number
  changed: number
}

/**
 * Upserts rows by their key; unchanged rows are neither written nor counted. All rows have the same
 * columns. Table and column names come from our own code only, values are passed as one parameter.
 */
export async function upsertRows(
  tx: Db,
  table: string,
  { key, returning }: { key: readonly string[]; returning: readonly string[] },
  rows: readonly Row[],
): Promise<Upserted> {
  const upserted: Upserted = { rows: [], created: 0, changed: 0 }
  const [first] = rows
  if (!first) return upserted
  const columns = Object.keys(first)
  const updatedColumns = columns.filter((column) => !key.includes(column))
  const toColumnList = (list: readonly string[], tableAlias = '') =>
    sql.join(
      list.map((column) => sql`${sql.raw(tableAlias)}${sql.identifier(column)}`),
      sql`, `,
    )
  const target = sql.identifier(table)
  const update = updatedColumns.map(
    (column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`,
  )
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const chunk = JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))
    const result = await tx.execute<Row>(sql`
      insert into ${target} as present (${toColumnList(columns)})
      select ${toColumnList(columns)} from jsonb_populate_recordset(null::${target}, ${chunk}::jsonb)
      on conflict (${toColumnList(key)}) do update set ${sql.join(update, sql`, `)}
      where row(${toColumnList(updatedColumns, 'present.')}) is distinct from row(${toColumnList(updatedColumns, 'excluded.')})
      returning ${toColumnList(returning, 'present.')}, present.xmax = 0 as is_new`)
    for (const row of result.rows) {
      if (row.is_new === true) upserted.created += 1
      else upserted.changed += 1
      upserted.rows.push(row)
    }
  }
  return upserted
}
