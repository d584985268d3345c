import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'

/**
 * Row counts of all tables by name, but for the counters of limits, which count refused tries too; two
 * equal results show that nothing was written in between.
 */
export async function countRows(db: Db): Promise<Record<string, number>> {
  const tables = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limit' order by 1`,
  )
  const rows: Record<string, number> = {}
  for (const { name } of tables.rows) {
    const counted = await db.execute<{ rows: number }>(
      sql`select count(*)::int as rows from ${sql.identifier(name)}`,
    )
    rows[name] = counted.rows[0]?.rows ?? 0
  }
  return rows
}
