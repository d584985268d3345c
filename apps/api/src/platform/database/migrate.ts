import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { migrateJobQueue } from '../jobs/job-queue.ts'
import { createLogger } from '../logging/logger.ts'
import { applyMigrations } from './apply-migrations.ts'
import { nameConnection } from './connection-name.ts'
import { hasCode } from './is-database-unavailable.ts'
import { LockWait } from './lock-wait.ts'
import { MIGRATIONS_FOLDER, readRelease } from './migration-files.ts'

/** Arbitrary constant: makes processes that start at once migrate one after the other. */
const MIGRATION_LOCK = 7_311_001
/** A lock timeout, or a deadlock with a writer. */
const LOCK_ERRORS = /^(55P03|40P01)$/
const MAX_PAUSE_MS = 30_000

interface MigrateOptions {
  migrationsFolder?: string
  /** The version that migrates: functions of a newer one are left as they are. */
  release?: string
  /** How long a statement waits for a lock: everybody else waits behind it for that long. */
  lockTimeoutMs?: number
  /** The pause after the first attempt; it doubles with each. */
  pauseMs?: number
  attempts?: number
  report?: (line: string) => void
}

/**
 * Migrates the database to the current schema, forward only; safe to run twice and in parallel. A
 * migration that waits for a lock gives up after seconds, is rolled back and tried again.
 *
 * @throws if a lock is held for all attempts, naming the lock and its holder.
 */
export async function migrate(databaseUrl: string, options: MigrateOptions = {}): Promise<void> {
  const {
    migrationsFolder = MIGRATIONS_FOLDER,
    release = readRelease(),
    lockTimeoutMs = 5_000,
    ...retry
  } = options
  const client = new pg.Client({
    connectionString: nameConnection(databaseUrl),
    connectionTimeoutMillis: 10_000,
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query("select set_config('lock_timeout', $1, false)", [`${lockTimeoutMs}ms`])
    await retryWhileLocked(databaseUrl, client, retry, async () => {
      await migrateJobQueue(client)
      await applyMigrations(client, migrationsFolder, release)
    })
  } finally {
    await client.end()
  }
}

async function retryWhileLocked(
  databaseUrl: string,
  client: pg.Client,
  {
    pauseMs = 1_000,
    attempts = 8,
    report = printLine,
  }: Pick<MigrateOptions, 'pauseMs' | 'attempts' | 'report'>,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const wait = await LockWait.watch(databaseUrl, rows[0].pid, createLogger('warn'))
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work()
      } catch (error) {
        // Where a statement fails, the transaction is left open.
        await client.query('rollback')
        if (!hasCode(error, LOCK_ERRORS)) throw error
        const text = `The migration waited for ${wait.describe()}`
        if (attempt === attempts)
          throw new Error(`${text}. Given up after ${attempts} attempts.`, { cause: error })
        const nextPauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 2 ** (attempt - 1))
        report(`${text}. Attempt ${attempt + 1} of ${attempts} in ${nextPauseMs / 1_000} s`)
        await sleep(nextPauseMs)
      }
    }
  } finally {
    await wait.close()
  }
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}
