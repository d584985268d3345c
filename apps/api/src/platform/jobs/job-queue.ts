import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss'
import type { Logger } from 'pino'
import type { Db } from '../database/database.ts'
import type { Job } from './define-job.ts'

/** The dead letter queue: payloads of jobs that failed on every attempt. */
export const DEAD_LETTERS = 'dead-letters'
/** The first attempt included. */
export const MAX_ATTEMPTS = 8
const DAY_SECONDS = 86_400

/** Exponential backoff from ten seconds. A year without a worker loses no job. */
const queueOptions: QueueOptions = {
  retryLimit: MAX_ATTEMPTS - 1,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 300,
  // The minimum of pg-boss: a missed heartbeat returns the job of a crashed worker to the queue.
  heartbeatSeconds: 10,
  retentionSeconds: 365 * DAY_SECONDS,
  // A dedupe key is unique for as long as its job is kept.
  deleteAfterSeconds: 90 * DAY_SECONDS,
}

/** An instance that only enqueues leaves supervision to the workers. */
const producerOptions = { supervise: false, schedule: false, registerInstance: false } as const

interface EnqueueOptions {
  dedupeKey?: string
  runAt?: Date
  /** Of one group a worker runs as many jobs at once as their handler allows. */
  group?: string
}

/** Enqueues jobs in pg-boss through the caller's connection or transaction (ADR 0052). */
export class JobQueue {
  readonly #boss: PgBoss

  constructor(connection: Pick<pg.Pool | pg.Client, 'query'>, log: Logger) {
    this.#boss = new PgBoss({
      ...producerOptions,
      migrate: false,
      db: { executeSql: (text, values) => connection.query(text, values) },
    })
    this.#boss.on('error', (error) => log.warn({ err: error }, 'the job queue failed'))
  }

  /** Starts the queue and creates missing queues, one for each kind of job. */
  async open(kinds: readonly string[]): Promise<void> {
    await this.#boss.start()
    const existing = new Set((await this.#boss.getQueues()).map(({ name }) => name))
    if (!existing.has(DEAD_LETTERS)) {
      const { retentionSeconds, deleteAfterSeconds } = queueOptions
      await this.#boss.createQueue(DEAD_LETTERS, { retentionSeconds, deleteAfterSeconds })
    }
    for (const kind of kinds.filter((one) => !existing.has(one))) await this.#addQueue(kind)
  }

  /** Creates the queue of a kind of job unless there is one. */
  async #addQueue(kind: string): Promise<void> {
    await this.#boss.createQueue(kind, { ...queueOptions, deadLetter: DEAD_LETTERS, notify: true })
  }

  /**
   * Enqueues a job in the caller's transaction, so that it exists only if the transaction commits.
   * A second job with the same dedupe key is ignored.
   */
  async enqueue<Payload extends object>(
    db: Db,
    job: Pick<Job<Payload>, 'kind'>,
    payload: Payload,
    { dedupeKey, runAt, group }: EnqueueOptions = {},
  ): Promise<void> {
    await this.#boss.send(job.kind, payload, {
      db: fromDrizzle(db, sql),
      ...(dedupeKey ? { id: toJobId(dedupeKey) } : {}),
      ...(runAt ? { startAfter: runAt } : {}),
      ...(group ? { group: { id: group } } : {}),
    })
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false })
  }
}

/** Installs or migrates pg-boss's schema; the caller holds the lock of migrations. */
export async function migrateJobQueue(connection: pg.Client): Promise<void> {
  const boss = new PgBoss({
    ...producerOptions,
    db: { executeSql: (text, values) => connection.query(text, values) },
  })
  await boss.start()
  await boss.stop()
}

/** A UUID derived from the key: the first 16 bytes of its SHA-256 hash. */
function toJobId(dedupeKey: string): string {
  const hex = createHash('sha256').update(dedupeKey).digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
