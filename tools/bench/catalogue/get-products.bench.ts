import { join } from 'node:path'
import type { Bench, Finding } from '../harness/bench.ts'
import { calculatePercentiles, fireRequests, type LoadFindings } from '../load/fire-requests.ts'
import { type BenchApi, startBenchApi } from '../program/start-bench-api.ts'
import { startProgram } from '../program/start-program.ts'
import { readCpuSeconds } from '../router-cache/read-cpu-seconds.ts'
import {
  type ListQuery,
  listFilteredQueries,
  listFreshQueries,
  listPlainQueries,
} from './list-queries.ts'

const PATH = '/api_vue/getProducts/'
const FRESH_QUERIES = 150
const CHOSEN_QUERIES = 120
const MANY_OFFERS = 100_000

/**
 * POST getProducts with 36 cards and their filters: cached, uncached, and the bare-server baseline.
 */
const getProducts: Bench = {
  about: 'API lists: cached, uncached, with 100,000 offers, compared with a plain select',
  startsOwnApi: true,
  async run(_origin, reportProgress) {
    const usual = await measureApi(reportProgress, undefined, async (api) => {
      const plain = await listPlainQueries(api.origin)
      reportProgress(`sends requests for ${plain.length} sections`)
      await queryAll(api, plain)
      const before = await api.countStatements()
      const hot = await fireRequests(api.origin, PATH, plain)
      const statements = (await api.countStatements()) - before
      const bare = await measureBaseline(api.databaseUrl)
      return [
        ...toFindings('cached lists', hot, { min: 1_000 }, { max: 20 }),
        { what: 'statements during these requests', value: statements, unit: 'statements' },
        ...toFindings('bare select of 24 rows', bare),
        ...(await measureFresh(api, plain, 'uncached lists')),
      ]
    })
    const large = await measureApi(reportProgress, MANY_OFFERS, async (api) => {
      const plain = await listPlainQueries(api.origin)
      return [
        ...(await measureFresh(api, plain, 'uncached, 100,000 offers')),
        ...(await measureChosen(api, plain)),
      ]
    })
    return [...usual, ...large]
  },
}

export default getProducts

async function measureApi(
  reportProgress: (detail: string) => void,
  offers: number | undefined,
  measure: (api: BenchApi) => Promise<Finding[]>,
): Promise<Finding[]> {
  const api = await startBenchApi(reportProgress, offers)
  try {
    return await measure(api)
  } finally {
    await api.close()
  }
}

async function measureFresh(
  api: BenchApi,
  plain: readonly ListQuery[],
  label: string,
): Promise<Finding[]> {
  await queryAll(api, plain)
  const fresh = await listFreshQueries(api.origin, plain, FRESH_QUERIES)
  const before = await api.countStatements()
  const { p50Ms, p95Ms } = calculatePercentiles(await queryAll(api, fresh))
  const statements = ((await api.countStatements()) - before) / fresh.length
  return [
    { what: `${label}, median`, value: p50Ms, unit: 'ms' },
    { what: `${label}, 95th percentile`, value: p95Ms, unit: 'ms', limit: { max: 150 } },
    {
      what: `${label}, statements`,
      value: statements,
      unit: 'a call',
      limit: { max: 6 },
    },
  ]
}

/**
 * A section with three selected facets, uncached and cached. Cached responses take a third of a
 * millisecond, so `fetch` is avoided, whose garbage collection took ten times as long.
 */
async function measureChosen(api: BenchApi, plain: readonly ListQuery[]): Promise<Finding[]> {
  const questions = await listFilteredQueries(api.origin, plain, CHOSEN_QUERIES)
  const cold = calculatePercentiles(await queryAll(api, questions))
  const cached = await fireRequests(api.origin, PATH, questions, 1)
  const usedSeconds = readCpuSeconds(api.pid)
  const { answers } = await fireRequests(api.origin, PATH, questions)
  const micros = ((readCpuSeconds(api.pid) - usedSeconds) / answers) * 1e6
  const label = '3 facets, 100,000 offers'
  return [
    { what: `${label}, median`, value: cold.p50Ms, unit: 'ms' },
    {
      what: `${label}, 95th percentile`,
      value: cold.p95Ms,
      unit: 'ms',
      limit: { max: 150 },
    },
    {
      what: `${label}, cached, 95th percentile`,
      value: cached.p95Ms,
      unit: 'ms',
      limit: { max: 10 },
    },
    { what: `${label}, cached, processor time per request`, value: micros, unit: 'µs' },
  ]
}

/** Sends the queries sequentially and returns the duration of each. */
async function queryAll({ origin }: BenchApi, questions: readonly ListQuery[]): Promise<number[]> {
  const timesMs: number[] = []
  for (const question of questions) {
    const start = performance.now()
    const answer = await fetch(origin + PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${JSON.stringify(question)}: ${answer.status}`)
    timesMs.push(performance.now() - start)
  }
  return timesMs
}

async function measureBaseline(databaseUrl: string): Promise<LoadFindings> {
  const file = join(import.meta.dirname, 'baseline-api-server.ts')
  const bare = await startProgram(file, { DATABASE_URL: databaseUrl })
  try {
    return await fireRequests(bare.origin, '/', [{}])
  } finally {
    await bare.stop()
  }
}

function toFindings(
  label: string,
  { perSecond, p50Ms, p95Ms, p99Ms }: LoadFindings,
  rate?: { min: number },
  time?: { max: number },
): Finding[] {
  return [
    { what: label, value: perSecond, unit: 'requests/s', ...(rate ? { limit: rate } : {}) },
    { what: `${label}, median`, value: p50Ms, unit: 'ms' },
    {
      what: `${label}, 95th percentile`,
      value: p95Ms,
      unit: 'ms',
      ...(time ? { limit: time } : {}),
    },
    { what: `${label}, 99th percentile`, value: p99Ms, unit: 'ms' },
  ]
}
