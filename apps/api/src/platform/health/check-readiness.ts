import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../services/services.ts'

/** Shorter than the patience of the router and of Kubernetes. */
const LIMIT_MS = 3_000

export type Readiness = { ok: true } | { ok: false; reason: 'database' | 'disk_full' }

/** Whether this process can answer calls: its database responds and there is space to write. */
export async function checkReadiness({ database, disk, log }: Services): Promise<Readiness> {
  if (!(await disk.hasSpace())) return { ok: false, reason: 'disk_full' }
  const query = database.pool.query('select 1').then(
    () => true,
    (error: unknown) => {
      log.warn({ err: error }, 'the database did not answer the readiness check')
      return false
    },
  )
  const isAnswering = await Promise.race([query, sleep(LIMIT_MS, false, { ref: false })])
  return isAnswering ? { ok: true } : { ok: false, reason: 'database' }
}
