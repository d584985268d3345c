import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { provideProgram } from '@svetlitsa/config/program/provide-program.ts'
import {
  createTestDatabase,
  type TestDatabase,
} from '@svetlitsa/config/test-database/create-test-database.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createCall, createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { listen } from '../../test-support/listen.ts'
import { type RunningApi, runApi } from '../../test-support/run-api.ts'
import { openDatabase } from '../database/database.ts'
import { createLogger } from '../logging/logger.ts'

const ALLOWED = 4
const CLIENTS = 8
const waitOptions = { timeout: 30_000, interval: 50 }

let database: TestDatabase
let redis: ChildProcess
let port: number
let apis: RunningApi[]
beforeAll(async () => {
  provideProgram('redis-server', 'redis-server')
  database = await createTestDatabase()
  const { db, close } = openDatabase(database.url, 1, createLogger('silent'))
  await addGoods(db)
  await close()
  port = await findFreePort()
  redis = await startRedis()
  apis = await Promise.all([startApi(), startApi()])
}, 300_000)
afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()))
  redis.kill('SIGKILL')
  await database.drop()
})

async function findFreePort(): Promise<number> {
  const server = createServer()
  const origin = await listen(server)
  server.close()
  await once(server, 'close')
  return Number(new URL(origin).port)
}

async function startRedis(): Promise<ChildProcess> {
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]
  const child = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const chunk of child.stdout ?? []) {
    if (String(chunk).includes('Ready to accept connections')) break
  }
  child.stdout?.resume()
  return child
}

const startApi = () =>
  runApi({
    DATABASE_URL: database.url,
    INTERNAL_TOKEN: 'a token between the programs of a test',
    LOG_LEVEL: 'info',
    REDIS_URL: `redis://127.0.0.1:${port}`,
    COUPON_GUESSES_PER_HOUR: String(ALLOWED),
    ADDRESS_CALLS_PER_SECOND: '10000',
  })

/** A shopper of one process, with an address of its own, who tries promo codes. */
async function createShopper({ origin }: RunningApi, address: string) {
  const visitor = createVisitor(createCall(origin), { 'x-forwarded-for': address })
  const offers = [{ offerId: goods.sofa, quantity: 1 }]
  await visitor('POST', '/api_vue/basket/add/', { offers })
  return async () => {
    const body = { coupon: 'GUESS', phone: '79001234567' }
    return (await visitor('POST', '/api_vue/basket/setCoupon/', body)).status
  }
}

/** Tries codes at the processes in turn and returns how often they were looked up. */
async function countGuesses(address: string): Promise<number> {
  const shoppers = await Promise.all(apis.map((api) => createShopper(api, address)))
  const statuses: number[] = []
  for (let turn = 0; turn < 3 * ALLOWED; turn += 1) {
    statuses.push((await shoppers[turn % shoppers.length]?.()) ?? 0)
  }
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  return statuses.filter((status) => status === 200).length
}

const countLines = ({ output }: RunningApi, text: string) => output().split(text).length - 1
const begins = 'limits are counted in memory'
const ends = 'limits are counted by all processes together again'

/** Calls all the while from a network until `isDone`; returns the statuses of all calls. */
async function callUntil(network: string, isDone: () => boolean): Promise<number[]> {
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    const api = apis[client % apis.length] as RunningApi
    const guess = await createShopper(api, `${network}.${client}`)
    const statuses: number[] = []
    while (!isDone()) statuses.push(await guess())
    return statuses
  })
  return (await Promise.all(clients)).flat()
}

it('[ops.cluster] limits are counted in Redis for all processes', async () => {
  expect(await countGuesses('203.0.113.1')).toBe(ALLOWED)
})

it.each([
  ['killed', 'SIGKILL', '198.51.100'],
  ['hung', 'SIGSTOP', '192.0.2'],
] as const)(
  '[F14] [ops.cluster] while Redis is %s no call fails, each process limits for itself and says so once; afterwards the limits are shared again',
  async (_how, signal, network) => {
    const linesBefore = apis.map((api) => [countLines(api, begins), countLines(api, ends)] as const)
    let isDone = false
    const calling = callUntil(network, () => isDone)
    await sleep(300)
    redis.kill(signal)
    await vi.waitFor(() => {
      for (const [index, api] of apis.entries())
        expect(countLines(api, begins)).toBe((linesBefore[index]?.[0] ?? 0) + 1)
    }, waitOptions)
    expect(await countGuesses(`${network}.201`)).toBe(2 * ALLOWED)
    if (signal === 'SIGKILL') {
      if (redis.exitCode === null && redis.signalCode === null) await once(redis, 'exit')
      redis = await startRedis()
    } else redis.kill('SIGCONT')
    await vi.waitFor(() => {
      for (const [index, api] of apis.entries())
        expect(countLines(api, ends)).toBe((linesBefore[index]?.[1] ?? 0) + 1)
    }, waitOptions)
    isDone = true
    expect(new Set(await calling)).toEqual(new Set([200, 429]))
    expect(await countGuesses(`${network}.202`)).toBe(ALLOWED)
    for (const [index, api] of apis.entries())
      expect(countLines(api, begins)).toBe((linesBefore[index]?.[0] ?? 0) + 1)
  },
  120_000,
)
