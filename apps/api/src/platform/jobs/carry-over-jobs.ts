import { eq, isNull } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '../database/database.ts'
import { job } from '../database/platform.table.ts'
import { DEAD_LETTERS, type JobQueue } from './job-queue.ts'

/**
 * Moves unfinished jobs from the table that held them before pg-boss (ADR 0052). Processes of the
 * previous release may still insert rows during a rolling update, so it runs at every migration and
 * every start of a worker. The next release removes it together with the table.
 */
export async function carryOverJobs(db: Db, jobs: JobQueue, log: Logger): Promise<void> {
  const waiting = await db.selectDistinct({ kind: job.kind }).from(job).where(isNull(job.doneAt))
  if (waiting.length === 0) return
  await jobs.open(waiting.map(({ kind }) => kind))
  const moved = await db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(job)
      .where(isNull(job.doneAt))
      .orderBy(job.id)
      .for('update', { skipLocked: true })
    for (const { id, kind, payload, runAt, dedupeKey, deadAt, error } of rows) {
      if (deadAt) await jobs.enqueue(tx, { kind: DEAD_LETTERS }, { kind, payload, error })
      else {
        const options = { runAt, ...(dedupeKey ? { dedupeKey } : {}) }
        await jobs.enqueue(tx, { kind }, payload as object, options)
      }
      await tx.update(job).set({ doneAt: new Date() }).where(eq(job.id, id))
    }
    return rows.length
  })
  log.info({ moved }, 'jobs of the former table were moved to pg-boss')
}
