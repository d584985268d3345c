import { type SQL, sql } from 'drizzle-orm'

/** A list of ids as a bound array parameter. */
export function toIdArray(list: readonly number[]): SQL {
  return sql`${sql.param([...list])}::int[]`
}
