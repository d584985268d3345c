import { sql } from 'drizzle-orm'
import type { Db } from '../src/platform/database.ts'

const CHUNK = 2_000

/**
 * Writes rows by the thousand: PostgreSQL unfolds one JSON array into the table's own types. Keys
 * are column names; every row of a call has the same ones.
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
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = JSON.stringify(rows.slice(from, from + CHUNK))
    await tx.execute(sql`
      insert into ${sql.identifier(table)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${chunk}::jsonb)`)
  }
  if (!('id' in first) || table === 'region') return
  await tx.execute(sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`)
}
