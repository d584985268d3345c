import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { job } from './platform.table.ts'

/** Puts work into the table, in the caller's transaction; the same dedupe key is put in once. */
export async function enqueueJob(
  db: Db,
  work: { kind: string; payload?: Record<string, unknown>; runAt?: Date; dedupeKey?: string },
): Promise<void> {
  await db
    .insert(job)
    .values({
      kind: work.kind,
      payload: work.payload ?? {},
      dedupeKey: work.dedupeKey ?? null,
      ...(work.runAt ? { runAt: work.runAt } : {}),
    })
    .onConflictDoNothing()
}

export interface DueJob {
  id: number
  kind: string
  payload: Record<string, unknown>
  attempts: number
}

/**
 * Takes the next due job, or null. It is marked as tried and put off before it is worked on, so a
 * worker that dies leaves it to another after the pause.
 */
export async function takeDueJob(db: Db): Promise<DueJob | null> {
  const taken = await db.execute<{
    id: string
    kind: string
    payload: Record<string, unknown>
    attempts: number
  }>(sql`
    update ${job} set attempts = attempts + 1, run_at = now() + least(power(2, attempts), 3600) * interval '10 seconds'
    where id = (
      select id from ${job}
      where done_at is null and dead_at is null and run_at <= now()
      order by run_at limit 1 for update skip locked)
    returning id, kind, payload, attempts`)
  const [row] = taken.rows
  return row ? { ...row, id: Number(row.id) } : null
}
