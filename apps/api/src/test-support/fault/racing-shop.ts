import {
  type CrashableServer,
  startCrashableServer,
} from '@svetlitsa/config/test-database/start-crashable-server.ts'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import { type Call, createCall } from '../create-call.ts'
import { addGoods, goods } from '../fixtures/goods.ts'
import { type RunningApi, runApi } from '../run-api.ts'
import type { FaultyAcquirer } from './faulty-acquirer.ts'

export interface RacingShop {
  server: CrashableServer
  database: Database
  processes: number
  /** A call to one of the processes, whichever runs in its place by then. */
  createCall(process: number): Call
  getProcess(process: number): RunningApi
  replaceProcess(process: number): Promise<void>
  close(): Promise<void>
}

const CALL_TIMEOUT_MS = 30_000

/** Real processes of the API on a durable database that can be crashed. */
export async function openRacingShop(
  acquirer: FaultyAcquirer,
  processes: number,
): Promise<RacingShop> {
  const server = await startCrashableServer()
  await migrate(server.url)
  const database = openDatabase(server.url, 4, createLogger('silent'), { statementTimeoutMs: 0 })
  await addGoods(database.db)
  await database.pool.query('update stock set on_hand = 1000000 where offer_id in ($1, $2)', [
    goods.sofa,
    goods.carpetByMetre,
  ])
  await database.pool.query(
    `insert into coupon (code, sum, limit_total) values ('RACE', 500, 1000000)`,
  )
  const start = () =>
    runApi({
      DATABASE_URL: server.url,
      INTERNAL_TOKEN: 'a token between the programs of a test',
      NODE_ENV: 'test',
      LOG_LEVEL: 'info',
      DEMO: '1',
      ADDRESS_CALLS_PER_SECOND: '100000',
      ORDERS_OPEN_PER_PHONE: '1000000',
      ORDERS_OPEN_PER_SESSION: '1000000',
      ORDERS_PER_HOUR_ADDRESS: '1000000',
      FORMS_PER_HOUR_ADDRESS: '1000000',
      ...acquirer.env,
    })
  const running = await Promise.all(Array.from({ length: processes }, start))
  const getProcess = (process: number): RunningApi => {
    const found = running[process % processes]
    if (!found) throw new Error(`there is no process ${process}`)
    return found
  }
  return {
    server,
    database,
    processes,
    getProcess,
    createCall:
      (process) =>
      (...call) =>
        Promise.race([
          createCall(getProcess(process).origin, { repeatsBusy: false })(...call),
          rejectAfter(CALL_TIMEOUT_MS),
        ]),
    async replaceProcess(process) {
      running[process % processes] = await start()
    },
    async close() {
      for (const api of running) api.signal('SIGKILL')
      await Promise.all(running.map(({ ended }) => ended))
      await database.close()
      await server.stop()
    },
  }
}

function rejectAfter(timeoutMs: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), timeoutMs).unref()
  })
}
