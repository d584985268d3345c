import { createTestDatabase } from '@svetlitsa/config/test-database/create-test-database.ts'
import { createApp } from '../src/app.ts'
import { readEnv } from '../src/env.ts'
import { createServices } from '../src/platform/create-services.ts'
import { type Db, openDatabase } from '../src/platform/database.ts'
import { createLogger } from '../src/platform/logger.ts'
import type { Services } from '../src/platform/services.ts'
import { startWorker } from '../src/platform/worker.ts'
import { type Call, callOf } from './call-of.ts'
import { addRegions } from './fixtures/region.ts'

interface TestApiOptions {
  /** Environment variables beside those of a demonstration. */
  env?: Record<string, string>
  /** Fills the empty database before the API starts; two regions unless said otherwise. */
  fill?: (db: Db) => Promise<void>
  /** Whether jobs and chores are worked off. */
  withWorker?: boolean
}

export interface TestApi {
  origin: string
  db: Db
  services: Services
  call: Call
  close(): Promise<void>
}

/** The API as it is, listening on a free port, on a real database of the test's own. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = await createTestDatabase()
  await fillDatabase(database.url, options.fill ?? addRegions)
  const env = readEnv({
    DATABASE_URL: database.url,
    INTERNAL_TOKEN: 'a token between the programs of a test',
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DEMO: '1',
    DATABASE_POOL_SIZE: '8',
    ADDRESS_CALLS_PER_SECOND: '100000',
    ...options.env,
  })
  const services = await createServices(env)
  const app = await createApp(services)
  const worker = options.withWorker ? startWorker(services) : null
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    origin,
    db: services.database.db,
    services,
    call: callOf(origin),
    async close() {
      await worker?.stop()
      await app.close()
      await services.changes.close()
      await services.database.close()
      await database.drop()
    },
  }
}

async function fillDatabase(url: string, fill: (db: Db) => Promise<void>): Promise<void> {
  // Without a clock, as the command that fills a demonstration: it makes up its goods between statements.
  const { db, close } = openDatabase(url, 2, createLogger('silent'), { statementTimeoutMs: 0 })
  await fill(db)
  await close()
}
