import { createTestDatabase } from '@svetlitsa/config/test-database/create-test-database.ts'
import { expect, vi } from 'vitest'
import { createApp } from '../app.ts'
import { createServices } from '../composition/create-services.ts'
import { readEnv } from '../env.ts'
import { type Db, openDatabase } from '../platform/database/database.ts'
import { startWorker } from '../platform/jobs/worker.ts'
import { createLogger } from '../platform/logging/logger.ts'
import type { Services } from '../platform/services/services.ts'
import { type Call, createCall } from './create-call.ts'
import { addRegions } from './fixtures/region.ts'

interface TestApiOptions {
  /** Environment variables in addition to those of a demonstration. */
  env?: Record<string, string>
  /** Fills the empty database before the API starts; by default with two regions. */
  fill?: (db: Db) => Promise<void>
  /** Returns the address at which the API reaches its database, e.g. of a proxy. */
  connectThrough?: (databaseUrl: string) => Promise<string>
  /** Whether jobs and scheduled tasks run. */
  withWorker?: boolean
  /** Whether calls refused by a busy API are repeated; default true. */
  repeatsBusy?: boolean
}

export interface TestApi {
  origin: string
  db: Db
  services: Services
  call: Call
  /** Waits until the lists have followed every change that is committed. */
  listed(): Promise<void>
  close(): Promise<void>
}

/** The real API, listening on a free port, with a database of its own. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = await createTestDatabase()
  await fillDatabase(database.url, options.fill ?? addRegions)
  const env = readEnv({
    DATABASE_URL: (await options.connectThrough?.(database.url)) ?? database.url,
    INTERNAL_TOKEN: 'a token between the programs of a test',
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DEMO: '1',
    DATABASE_POOL_SIZE: '8',
    ADDRESS_CALLS_PER_SECOND: '100000',
    // Tests of other things order and write more often than one person does from one address.
    ORDERS_OPEN_PER_PHONE: '10000',
    ORDERS_OPEN_PER_SESSION: '10000',
    ORDERS_PER_HOUR_ADDRESS: '10000',
    FORMS_PER_HOUR_ADDRESS: '10000',
    ...options.env,
  })
  const services = await createServices(env)
  const app = await createApp(services, { lingerMs: 0 })
  const worker = options.withWorker ? await startWorker(services) : null
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    origin,
    db: services.database.db,
    services,
    call: createCall(origin, options),
    listed: () => waitForListings(services.database.db),
    async close() {
      await worker?.stop()
      await services.jobs.close()
      await services.listings.close()
      await app.close()
      await services.changes.close()
      services.clock.close()
      await services.rateLimiter.close()
      await services.database.close()
      await database.drop()
    },
  }
}

async function waitForListings(db: Db): Promise<void> {
  await vi.waitFor(
    async () => expect((await db.execute('select product_id from stale_listing')).rows).toEqual([]),
    { timeout: 30_000, interval: 10 },
  )
}

async function fillDatabase(url: string, fill: (db: Db) => Promise<void>): Promise<void> {
  // Without a statement timeout, like the seed command: it generates products between statements.
  const { db, close } = openDatabase(url, 2, createLogger('silent'), { statementTimeoutMs: 0 })
  await fill(db)
  await close()
}
