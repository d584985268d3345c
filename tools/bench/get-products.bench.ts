import { join } from 'node:path'
import type { Bench, Finding } from './bench.ts'
import { type Fired, fireRequests, percentiles } from './fire-requests.ts'
import {
  chosenQuestions,
  freshQuestions,
  type ListQuestion,
  plainQuestions,
} from './list-questions.ts'
import { type OpenApi, openApi } from './open-api.ts'
import { cpuSeconds } from './router-cache/cpu-seconds.ts'
import { startProgram } from './start-program.ts'

const PATH = '/api_vue/getProducts/'
const FRESH_QUESTIONS = 150
const CHOSEN_QUESTIONS = 120
const MANY_OFFERS = 100_000

/** POST getProducts with 36 cards and their filters: remembered, asked for the first time, bare. */
const getProducts: Bench = {
  about: 'Lists of the API: from memory, made anew, at 100,000 offers, beside a bare select',
  opensItself: true,
  async run(_origin, tell) {
    const usual = await withApi(tell, undefined, async (api) => {
      const plain = await plainQuestions(api.origin)
      tell(`fires at ${plain.length} sections`)
      await askAll(api, plain)
      const before = await api.countStatements()
      const hot = await fireRequests(api.origin, PATH, plain)
      const statements = (await api.countStatements()) - before
      const bare = await fireAtBareServer(api.databaseUrl)
      return [
        ...firedFindings('remembered lists', hot, { least: 1_000 }, { most: 20 }),
        { what: 'statements while they were answered', value: statements, unit: 'statements' },
        ...firedFindings('bare select of 24 rows', bare),
        ...(await freshFindings(api, plain, 'lists made anew')),
      ]
    })
    const large = await withApi(tell, MANY_OFFERS, async (api) => {
      const plain = await plainQuestions(api.origin)
      return [
        ...(await freshFindings(api, plain, 'made anew at 100,000 offers')),
        ...(await chosenFindings(api, plain)),
      ]
    })
    return [...usual, ...large]
  },
}

export default getProducts

async function withApi(
  tell: (detail: string) => void,
  offers: number | undefined,
  measure: (api: OpenApi) => Promise<Finding[]>,
): Promise<Finding[]> {
  const api = await openApi(tell, offers)
  try {
    return await measure(api)
  } finally {
    await api.close()
  }
}

async function freshFindings(
  api: OpenApi,
  plain: readonly ListQuestion[],
  what: string,
): Promise<Finding[]> {
  await askAll(api, plain)
  const fresh = await freshQuestions(api.origin, plain, FRESH_QUESTIONS)
  const before = await api.countStatements()
  const { p50Ms, p95Ms } = percentiles(await askAll(api, fresh))
  const statements = ((await api.countStatements()) - before) / fresh.length
  return [
    { what: `${what}, median`, value: p50Ms, unit: 'ms' },
    { what: `${what}, 95th percentile`, value: p95Ms, unit: 'ms', limit: { most: 150 } },
    {
      what: `${what}, statements`,
      value: statements,
      unit: 'a call',
      limit: { most: 6 },
    },
  ]
}

/**
 * A section with three facets chosen: asked for the first time, and once remembered. Those come in a
 * third of a millisecond, so they are asked for without `fetch`, whose garbage took ten times that.
 */
async function chosenFindings(api: OpenApi, plain: readonly ListQuestion[]): Promise<Finding[]> {
  const questions = await chosenQuestions(api.origin, plain, CHOSEN_QUESTIONS)
  const cold = percentiles(await askAll(api, questions))
  const cached = await fireRequests(api.origin, PATH, questions, 1)
  const usedSeconds = cpuSeconds(api.pid)
  const { answers } = await fireRequests(api.origin, PATH, questions)
  const micros = ((cpuSeconds(api.pid) - usedSeconds) / answers) * 1e6
  const what = '3 facets chosen at 100,000 offers'
  return [
    { what: `${what}, median`, value: cold.p50Ms, unit: 'ms' },
    {
      what: `${what}, 95th percentile`,
      value: cold.p95Ms,
      unit: 'ms',
      limit: { most: 150 },
    },
    {
      what: `${what}, remembered, 95th percentile`,
      value: cached.p95Ms,
      unit: 'ms',
      limit: { most: 10 },
    },
    { what: `${what}, remembered, processor time of one`, value: micros, unit: 'µs' },
  ]
}

/** Asks one after the other and tells how long each took. */
async function askAll({ origin }: OpenApi, questions: readonly ListQuestion[]): Promise<number[]> {
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

async function fireAtBareServer(databaseUrl: string): Promise<Fired> {
  const file = join(import.meta.dirname, 'bare-server.ts')
  const bare = await startProgram(file, { DATABASE_URL: databaseUrl })
  try {
    return await fireRequests(bare.origin, '/', [{}])
  } finally {
    await bare.stop()
  }
}

function firedFindings(
  what: string,
  { perSecond, p50Ms, p95Ms, p99Ms }: Fired,
  rate?: { least: number },
  time?: { most: number },
): Finding[] {
  return [
    { what, value: perSecond, unit: 'requests/s', ...(rate ? { limit: rate } : {}) },
    { what: `${what}, median`, value: p50Ms, unit: 'ms' },
    {
      what: `${what}, 95th percentile`,
      value: p95Ms,
      unit: 'ms',
      ...(time ? { limit: time } : {}),
    },
    { what: `${what}, 99th percentile`, value: p99Ms, unit: 'ms' },
  ]
}
