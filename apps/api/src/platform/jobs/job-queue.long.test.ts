import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { defineJob } from './define-job.ts'
import { handleJob, type RecurringJob } from './handle-job.ts'
import { DEAD_LETTERS, MAX_ATTEMPTS } from './job-queue.ts'
import { startWorker, type Worker } from './worker.ts'

const greetJob = defineJob('greet', z.object({ name: z.string() }))

let api: TestApi
const workers: Worker[] = []
let greeted: string[] = []
let greet: (name: string) => Promise<void> = async () => {}

beforeAll(async () => {
  api = await startTestApi()
  await api.services.jobs.open([greetJob.kind])
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await api.db.execute(sql`delete from pgboss.job`)
  greeted = []
  greet = async () => {}
})
afterAll(() => api.close())

async function work(recurringJobs: RecurringJob[] = []): Promise<Worker> {
  const handledJobs = [
    handleJob(greetJob, async (_services, { name }) => {
      await greet(name)
      greeted.push(name)
    }),
  ]
  const worker = await startWorker({
    ...api.services,
    jobRegistry: { handledJobs, recurringJobs },
  })
  workers.push(worker)
  return worker
}

const enqueue = (name: string, options: { dedupeKey?: string; runAt?: Date } = {}, db = api.db) =>
  api.services.jobs.enqueue(db, greetJob, { name }, options)

async function listJobs(queue: string = greetJob.kind) {
  const { rows } = await api.db.execute<{
    state: string
    retryCount: number
    data: Record<string, unknown>
    pauseSeconds: number
  }>(sql`
    select state, retry_count as "retryCount", data,
      extract(epoch from start_after - now())::float8 as "pauseSeconds"
    from pgboss.job where name = ${queue} order by created_on`)
  return rows
}

const until = (check: () => void | Promise<void>, timeout = 30_000) =>
  vi.waitFor(check, { timeout, interval: 50 })

/** Makes waiting jobs due now. */
const makeJobsDue = () => api.db.execute(sql`update pgboss.job set start_after = now()`)

describe('a job', () => {
  it('exists when, and only if, the transaction that enqueued it commits', async () => {
    await work()
    await api.db
      .transaction(async (tx) => {
        await enqueue('rolled back', {}, tx)
        throw new Error('no')
      })
      .catch(() => {})
    await api.db.transaction(async (tx) => {
      await enqueue('committed', {}, tx)
      await sleep(700)
      expect(greeted).toEqual([])
    })
    await until(() => expect(greeted).toEqual(['committed']))
  })

  it('starts immediately, woken by a notification', async () => {
    await work()
    await enqueue('first')
    await until(() => expect(greeted).toHaveLength(1))
    await sleep(1_000)
    const started = performance.now()
    await enqueue('second')
    await until(() => expect(greeted).toHaveLength(2))
    expect(performance.now() - started).toBeLessThan(1_000)
  })

  it('is enqueued once for a dedupe key, even after it is completed', async () => {
    await Promise.all([1, 2, 3].map(() => enqueue('once', { dedupeKey: 'greet:once' })))
    await work()
    await until(async () => expect(await listJobs()).toMatchObject([{ state: 'completed' }]))
    await enqueue('once', { dedupeKey: 'greet:once' })
    await enqueue('other', { dedupeKey: 'greet:other' })
    await until(() => expect(greeted).toEqual(['once', 'other']))
  })

  it('waits for its scheduled time', async () => {
    await work()
    await enqueue('later', { runAt: new Date(Date.now() + 3_000) })
    await sleep(1_500)
    expect(greeted).toEqual([])
    await until(() => expect(greeted).toEqual(['later']))
  })

  it('is retried with exponential backoff and becomes a dead letter after eight attempts', async () => {
    greet = () => Promise.reject(new Error('away'))
    await work()
    await enqueue('never')
    const pauses: number[] = []
    for (let tries = 1; tries < MAX_ATTEMPTS; tries++) {
      await until(async () =>
        expect(await listJobs()).toMatchObject([{ state: 'retry', retryCount: tries - 1 }]),
      )
      pauses.push((await listJobs())[0]?.pauseSeconds ?? 0)
      await makeJobsDue()
    }
    await until(async () => expect(await listJobs()).toMatchObject([{ state: 'failed' }]))
    expect(pauses[0]).toBeGreaterThanOrEqual(4)
    expect(pauses[0]).toBeLessThanOrEqual(21)
    expect(pauses.at(-1)).toBeGreaterThan(300)
    expect(await listJobs(DEAD_LETTERS)).toMatchObject([{ data: { name: 'never' } }])
  }, 60_000)

  it('runs on one of several workers', async () => {
    await Promise.all([work(), work(), work()])
    const names = Array.from({ length: 20 }, (_, at) => String(at))
    for (const name of names) await enqueue(name)
    await until(() => expect(greeted).toHaveLength(names.length))
    await sleep(500)
    expect(greeted.toSorted()).toEqual(names.toSorted())
  })

  it('of a crashed worker runs on another one', async () => {
    await enqueue('orphan')
    await api.db.execute(sql`
      update pgboss.job set state = 'active', started_on = now() - interval '1 minute',
        heartbeat_on = now() - interval '1 minute'`)
    await work()
    await until(async () => expect(await listJobs()).toMatchObject([{ state: 'retry' }]), 40_000)
    await makeJobsDue()
    await until(() => expect(greeted).toEqual(['orphan']))
  }, 60_000)

  it('with an invalid payload fails without running', async () => {
    await api.db.transaction((tx) =>
      api.services.jobs.enqueue(tx, { kind: greetJob.kind }, { title: 'old' }),
    )
    await work()
    await until(async () => expect(await listJobs()).toMatchObject([{ state: 'retry' }]))
    expect(greeted).toEqual([])
  })
})

describe('a worker', () => {
  it('finishes running jobs before it stops, and starts none after', async () => {
    let begin = () => {}
    const began = new Promise<void>((resolve) => {
      begin = resolve
    })
    greet = async () => {
      begin()
      await sleep(800)
    }
    const worker = await work()
    await enqueue('running')
    await began
    await worker.stop()
    expect(greeted).toEqual(['running'])
    expect(await listJobs()).toMatchObject([{ state: 'completed' }])
    await enqueue('too late')
    await sleep(1_000)
    expect(greeted).toEqual(['running'])
  })

  it('runs recurring jobs at their intervals, even if one of them throws', async () => {
    const runs = { often: 0, seldom: 0 }
    await work([
      { name: 'broken', everyMs: 500, run: () => Promise.reject(new Error('no')) },
      { name: 'often', everyMs: 500, run: async () => void runs.often++ },
      { name: 'seldom', everyMs: 60_000, run: async () => void runs.seldom++ },
    ])
    await until(() => expect(runs.often).toBeGreaterThanOrEqual(3))
    expect(runs.seldom).toBe(1)
  })
})
