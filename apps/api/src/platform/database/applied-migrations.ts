import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

interface AppliedMigrations {
  /** The `when` of the last numbered migration; 0 in an empty database. */
  last: number
  /** Hashes of repeatable files, by name. */
  hashes: ReadonlyMap<string, string>
  /** A newer release has migrated the database. */
  isNewer: boolean
}

/**
 * What a database records of its migrations.
 *
 * @param newest the `when` of the last migration that this release knows.
 */
export async function readAppliedMigrations(
  db: Db,
  newest: number,
  release: string,
): Promise<AppliedMigrations> {
  const { rows: found } = await db.execute<{ table: string | null }>(
    sql`select to_regclass('drizzle.repeatable_file')::text as table`,
  )
  if (!found[0]?.table) return { last: 0, hashes: new Map(), isNewer: false }
  const { rows } = await db.execute<{ last: string | null; hasNewerRelease: boolean }>(sql`
    select max(created_at) as last, exists (
        select from drizzle.repeatable_file
        where string_to_array(substring(release from '^[0-9.]+'), '.')::int[]
          > string_to_array(substring(${release} from '^[0-9.]+'), '.')::int[]) as "hasNewerRelease"
    from drizzle.__drizzle_migrations`)
  const { rows: files } = await db.execute<{ name: string; hash: string }>(
    sql`select name, hash from drizzle.repeatable_file`,
  )
  const last = Number(rows[0]?.last ?? 0)
  return {
    last,
    hashes: new Map(files.map(({ name, hash }) => [name, hash])),
    isNewer: last > newest || rows[0]?.hasNewerRelease === true,
  }
}
