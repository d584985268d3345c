import { eq, sql } from 'drizzle-orm'
import { jobHandlers, recurringJobs } from '../job-handlers.ts'
import { type DueJob, takeDueJob } from './job-queue.ts'
import { job } from './platform.table.ts'
import type { Services } from './services.ts'

const PAUSE_MS = 500
const MOST_ATTEMPTS = 8

export type JobHandler = (services: Services, payload: Record<string, unknown>) => Promise<void>

/** Works off the jobs table and the shop's regular chores until stopped. */
export function startWorker(services: Services): { stop(): Promise<void> } {
  let isStopped = false
  const nextRun = new Map<string, number>()
  const loop = async (): Promise<void> => {
    while (!isStopped) {
      const didWork = await step(services, nextRun).catch((error) => {
        services.log.error({ err: error }, 'the worker stumbled')
        return false
      })
      if (!didWork) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  const running = loop()
  return {
    async stop() {
      isStopped = true
      await running
    },
  }
}

async function step(services: Services, nextRun: Map<string, number>): Promise<boolean> {
  for (const chore of recurringJobs) {
    const due = nextRun.get(chore.name) ?? 0
    if (Date.now() < due) continue
    nextRun.set(chore.name, Date.now() + chore.everyMs)
    await chore.run(services)
  }
  const due = await takeDueJob(services.database.db)
  if (!due) return false
  await work(services, due)
  return true
}

/** Works on one job; what fails is tried again later, and laid aside after eight tries. */
export async function work(services: Services, due: DueJob): Promise<void> {
  const { db } = services.database
  const handler = jobHandlers[due.kind]
  try {
    if (!handler) throw new Error(`no handler for jobs of kind ${due.kind}`)
    await handler(services, due.payload)
    await db.update(job).set({ doneAt: sql`now()`, error: null }).where(eq(job.id, due.id))
  } catch (error) {
    const isDead = due.attempts >= MOST_ATTEMPTS
    services.log.error({ err: error, job: due.id, kind: due.kind, isDead }, 'a job failed')
    await db
      .update(job)
      .set({ error: String(error), ...(isDead ? { deadAt: sql`now()` } : {}) })
      .where(eq(job.id, due.id))
  }
}
