import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../src/platform/database/database.ts'

const CHUNK = 2_000
const CHUNK_OF_NUMBERS = 20_000

/**
 * Inserts thousands of rows at once: PostgreSQL expands one JSON array into the table's column
 * types, or one array per column if all values are numbers, which is several times as fast. Keys
 * are column names, and every row of one call has the same keys.
 */
export async function bulkInsert(
  tx: Db,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `,
  )
  const isNumbers = rows.every((row) => Object.values(row).every(isNumberOrNull))
  const unfold = isNumbers ? unfoldNumbers : unfoldJson
  const size = isNumbers ? CHUNK_OF_NUMBERS : CHUNK
  for (let from = 0; from < rows.length; from += size) {
    await tx.execute(sql`
      insert into ${sql.identifier(table)} (${columns}) overriding system value
      ${unfold(table, columns, rows.slice(from, from + size))}`)
  }
  if (!('id' in first) || table === 'region') return
  await tx.execute(sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`)
}

const isNumberOrNull = (value: unknown) => value === null || typeof value === 'number'

type Rows = readonly Record<string, unknown>[]

function unfoldJson(table: string, columns: SQL, rows: Rows): SQL {
  const json = JSON.stringify(rows)
  return sql`select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${json}::jsonb)`
}

function unfoldNumbers(_table: string, _columns: SQL, rows: Rows): SQL {
  const arrays = Object.keys(rows[0] ?? {}).map((name) => {
    const values = rows.map((row) => row[name] ?? 'null').join(',')
    return sql`${`{${values}}`}::float8[]`
  })
  return sql`select * from unnest(${sql.join(arrays, sql`, `)})`
}
