import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import type { Db } from '../database/database.ts'
import { startWorker } from './worker.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { STATEMENT_TIMEOUT_MS: '500' } })
})
afterAll(() => api.close())

it('a job may take longer than a call', async () => {
  const work = (db: Db) => db.execute(sql`select pg_sleep(1)`)
  await expect(work(api.db)).rejects.toMatchObject({ cause: { code: '57014' } })
  const finished = vi.fn()
  const run = async (services: TestApi['services']) => {
    await work(services.database.db)
    finished()
  }
  const recurringJobs = [{ name: 'long', everyMs: 60_000, run }]
  const worker = await startWorker({
    ...api.services,
    jobRegistry: { handledJobs: [], recurringJobs },
  })
  await vi.waitFor(() => expect(finished).toHaveBeenCalled(), { timeout: 30_000 })
  await worker.stop()
})
