import pg from 'pg'
import type { Bench, Finding } from '../harness/bench.ts'
import { calculatePercentiles } from '../load/fire-requests.ts'
import { startBenchApi } from '../program/start-bench-api.ts'
import { explainCalls } from './explain-calls.ts'
import { logInStaff } from './log-in-staff.ts'
import { writeManyOrders } from './write-many-orders.ts'

const ORDERS = 100_000
const CALLS = 500
const WARM_UP_ROUNDS = 3
const MAX_P95_MS = 100
const LIST = '/api_vue/retail/orders/'
const EMPTY = '/api_vue/authentication/getUserData/'

/** What staff ask the list for: nothing, conditions of the screen, and searches of each kind. */
const bodies = [
  {},
  { state: 'new' },
  { deliveryKind: 'pickup', paymentState: 'unpaid' },
  { createdFrom: '2026-06-01', createdTo: '2026-06-30' },
  { search: '50912' },
  { search: '+7 (900) 791-90-00' },
  { search: '9190' },
  { search: 'Каримова' },
  { search: 'Ли Ким' },
  { search: 'Каримова517' },
] as const

const orderList: Bench = {
  about: `The staff's list of ${ORDERS} orders: ${CALLS} calls of the call centre and of a seller`,
  startsOwnApi: true,
  async run(_origin, reportProgress) {
    const api = await startBenchApi(reportProgress)
    const pool = new pg.Pool({ connectionString: api.databaseUrl, max: 2 })
    pool.on('error', () => {})
    try {
      reportProgress(`writes ${ORDERS} orders`)
      await writeManyOrders(pool, ORDERS)
      const findings: Finding[] = []
      for (const login of ['callcentre', 'seller']) {
        const call = await logInStaff(api.origin, pool, login)
        findings.push(...(await measure(login, call, reportProgress)))
        const asked = [...bodies, { search: await findArticle(pool) }]
        const plans = await explainCalls(
          pool,
          asked.map((body) => () => call(LIST, body)),
        )
        const sums = plans.map((list) => list.reduce((sum, { pages }) => sum + pages, 0))
        sums.forEach((sum, index) => {
          reportProgress(`${login} ${JSON.stringify(asked[index])}: ${sum} pages`)
        })
        const heaviest = plans[sums.indexOf(Math.max(...sums))] ?? []
        for (const { pages, text } of heaviest) reportProgress(`${pages} pages:\n${text}`)
        findings.push({ what: '… most pages of a call', value: Math.max(0, ...sums), unit: '8 KB' })
      }
      return findings
    } finally {
      await pool.end()
      await api.close()
    }
  },
}
export default orderList

type Call = (path: string, body: object) => Promise<string>

/** Times calls of the list and empty calls of the same session in turns. */
async function measure(
  login: string,
  call: Call,
  reportProgress: (detail: string) => void,
): Promise<Finding[]> {
  for (const body of Array.from({ length: WARM_UP_ROUNDS }, () => bodies).flat()) {
    await call(LIST, body)
    await call(EMPTY, {})
  }
  const listed: number[][] = bodies.map(() => [])
  const empty: number[] = []
  for (let index = 0; index < CALLS; index += 1) {
    const kind = index % bodies.length
    listed[kind]?.push(await time(() => call(LIST, bodies[kind] ?? {})))
    empty.push(await time(() => call(EMPTY, {})))
  }
  listed.forEach((timesMs, kind) => {
    const { p50Ms, p95Ms } = calculatePercentiles(timesMs)
    const asked = JSON.stringify(bodies[kind])
    reportProgress(`${login} ${asked}: median ${p50Ms.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms`)
  })
  const all = calculatePercentiles(listed.flat())
  return [
    { what: `${login}: the list, median`, value: all.p50Ms, unit: 'ms' },
    { what: '… 95th percentile', value: all.p95Ms, unit: 'ms', limit: { max: MAX_P95_MS } },
    { what: '… an empty call, 95th', value: calculatePercentiles(empty).p95Ms, unit: 'ms' },
  ]
}

async function time(call: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await call()
  return performance.now() - startedAt
}

/** An article that a hundredth of the orders contain. */
async function findArticle(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ article: string }>(
    'select article from order_line order by id desc limit 1',
  )
  return rows[0]?.article ?? ''
}
