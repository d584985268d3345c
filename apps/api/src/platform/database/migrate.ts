import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { carryOverJobs } from '../jobs/carry-over-jobs.ts'
import { JobQueue, migrateJobQueue } from '../jobs/job-queue.ts'
import { createLogger } from '../logging/logger.ts'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url))
/** Arbitrary constant: makes processes that start at once migrate one after the other. */
const MIGRATION_LOCK = 7_311_001

/** Migrates the database to the current schema, forward only; safe to run twice and in parallel. */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrateJobQueue(client)
    const db = drizzle({ client, casing: 'snake_case' })
    await applyMigrations(db, { migrationsFolder: MIGRATIONS_FOLDER })
    const log = createLogger('warn')
    const jobs = new JobQueue(client, log)
    await carryOverJobs(db, jobs, log)
    await jobs.close()
  } finally {
    await client.end()
  }
}
