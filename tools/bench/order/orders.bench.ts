import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Bench, Finding } from '../harness/bench.ts'
import { calculatePercentiles } from '../load/fire-requests.ts'
import { type BenchApi, startBenchApi } from '../program/start-bench-api.ts'
import { readCpuSeconds } from '../router-cache/read-cpu-seconds.ts'
import { countOrderStatements } from './count-statements.ts'
import { placeOrder } from './place-order.ts'
import { writeBareOrders } from './write-bare-orders.ts'

/** Orders a minute that are tried one after the other, until one is too much. */
const RATES = [300, 600, 1_000, 1_500, 2_000, 3_000, 4_000, 5_000]
const WARM_UP_ORDERS = 60
const SECONDS = 20
const BARE_SECONDS = 10
const MAX_P99_MS = 800
const LEAST_PER_MINUTE = 1_500
const PROBES = 20
const OFFERS = 200
const UNLIMITED = '1000000000'

const orders: Bench = {
  about: `Orders of one line: the highest rate at which 99 of 100 take less than ${MAX_P99_MS} ms`,
  startsOwnApi: true,
  async run(_origin, reportProgress) {
    const api = await startBenchApi(reportProgress, undefined, {
      ORDERS_OPEN_PER_PHONE: UNLIMITED,
      ORDERS_OPEN_PER_SESSION: UNLIMITED,
      ORDERS_PER_HOUR_ADDRESS: UNLIMITED,
    })
    const pool = new pg.Pool({ connectionString: api.databaseUrl, max: 10 })
    try {
      return await measure(api, pool, reportProgress)
    } finally {
      await pool.end()
      await api.close()
    }
  },
}
export default orders

interface Point {
  perMinute: number
  p50Ms: number
  p99Ms: number
  failed: number
  cpuMs: number
}

async function measure(
  api: BenchApi,
  pool: pg.Pool,
  reportProgress: (detail: string) => void,
): Promise<Finding[]> {
  const offerIds = await deliverOffers(pool)
  let number = 0
  const order = () => placeOrder(api.origin, offerIds[number % OFFERS] ?? 0, number++)
  for (let count = 0; count < WARM_UP_ORDERS; count += 1) await order()
  const statements = await countOrderStatements(pool, async () => {
    for (let count = 0; count < PROBES; count += 1) await order()
  })
  let best: Point | null = null
  /** The best rate; the lowest tried if even that was too much. */
  let shown: Point | null = null
  for (const perMinute of RATES) {
    const point = await measureRate(api, order, perMinute)
    const { p50Ms, p99Ms, failed, cpuMs } = point
    reportProgress(
      `${perMinute} a minute: median ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms, ${failed} failed, ${cpuMs.toFixed(1)} ms of the API's processor each`,
    )
    shown ??= point
    if (failed > 0 || p99Ms >= MAX_P99_MS) break
    best = point
    shown = point
  }
  const barePerMinute = (await writeBareOrders(pool, BARE_SECONDS)) * 60
  return [
    {
      what: `orders at p99 < ${MAX_P99_MS} ms`,
      value: best?.perMinute ?? 0,
      unit: 'a minute',
      limit: { min: LEAST_PER_MINUTE },
    },
    { what: '… their median', value: shown?.p50Ms ?? 0, unit: 'ms' },
    { what: '… their 99th percentile', value: shown?.p99Ms ?? 0, unit: 'ms' },
    { what: '… processor time of the API', value: shown?.cpuMs ?? 0, unit: 'ms an order' },
    ...(statements === null
      ? []
      : [{ what: 'statements in the transaction', value: statements, unit: 'an order' }]),
    { what: 'bare transactions with the same rows', value: barePerMinute, unit: 'a minute' },
  ]
}

/**
 * Starts orders at a constant rate, whether or not earlier ones are answered; times count from the
 * moment at which each should have started, so that a stall is seen by all that it delays.
 */
async function measureRate(
  api: BenchApi,
  order: () => ReturnType<typeof placeOrder>,
  perMinute: number,
): Promise<Point> {
  const count = Math.round((perMinute / 60) * SECONDS)
  const timesMs: number[] = []
  const pending: Promise<void>[] = []
  let failed = 0
  const usedSeconds = readCpuSeconds(api.pid)
  const startedAt = performance.now()
  const run = async (intendedAt: number): Promise<void> => {
    const isOrdered = await order().then(
      (result) => result.isOrdered,
      () => false,
    )
    if (!isOrdered) failed += 1
    timesMs.push(performance.now() - intendedAt)
  }
  for (let index = 0; index < count; index += 1) {
    const intendedAt = startedAt + (index * 60_000) / perMinute
    const waitMs = intendedAt - performance.now()
    if (waitMs > 1) await sleep(waitMs)
    pending.push(run(intendedAt))
  }
  await Promise.all(pending)
  const cpuMs = ((readCpuSeconds(api.pid) - usedSeconds) * 1_000) / count
  const { p50Ms, p99Ms } = calculatePercentiles(timesMs)
  return { perMinute, p50Ms, p99Ms, failed, cpuMs }
}

/** Fills the stock of some offers of the default region, so that no order fails for want of it. */
async function deliverOffers(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select offer_id as id from stock join stock_place on stock_place.id = place_id
     join region on region.id = region_id join offer on offer.id = offer_id
     join product on product.id = product_id
     where region.is_default and kind = 'warehouse' and on_hand - reserved >= 5
       and product.minimum_batch = 1 and not product.by_metre
     group by offer_id order by offer_id limit $1`,
    [OFFERS],
  )
  const offerIds = rows.map(({ id }) => id)
  if (offerIds.length < OFFERS) throw new Error('the shop has too few offers in stock')
  await pool.query('update stock set on_hand = reserved + 1000000 where offer_id = any($1)', [
    offerIds,
  ])
  return offerIds
}
