import { type SQL, sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { Db } from '../platform/database/database.ts'

interface Race<T> {
  /** The statement that takes the lock. */
  lock: SQL
  begin: () => Promise<T>
  /** How many connections have to wait before the lock is released. */
  waiting: number
  /** What happens before the lock is released. */
  meanwhile?: (tx: Db) => Promise<unknown>
}

/**
 * Holds a lock while work begins, until as many connections as expected wait: work that takes no
 * lock never waits, and fails the test. Requests that only start at once seldom meet.
 */
export async function holdLock<T>(
  db: Db,
  { lock, begin, waiting, meanwhile }: Race<T>,
): Promise<T> {
  const { started } = await db.transaction(async (tx) => {
    await tx.execute(lock)
    const started = begin()
    await waitForWaiting(db, waiting)
    await meanwhile?.(tx)
    // In an object, so that the transaction does not wait for the work that waits for it.
    return { started }
  })
  return started
}

/** Returns once so many connections wait for a lock. */
export async function waitForWaiting(db: Db, count: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await db.execute(sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      expect(rows.length).toBeGreaterThanOrEqual(count)
    },
    { timeout: 30_000, interval: 20 },
  )
}
