import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))
/** Any fixed number: two processes that start at once migrate one after the other. */
const MIGRATION_LOCK = 7_311_001

/** Brings the database to the present schema, forward only; safe to run twice and in parallel. */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await applyMigrations(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER })
  } finally {
    await client.end()
  }
}
