import type { Bench, Finding } from './bench.ts'
import { percentiles } from './fire-requests.ts'
import { type OpenApi, openApi } from './open-api.ts'
import { searchQuestions, typedQuestions } from './search-questions.ts'

const MANY_OFFERS = 100_000

/** Suggestions at each key, and results, all asked for the first time, at 100,000 offers. */
const search: Bench = {
  about: 'Search at 100,000 offers: suggestions at each key, results, results with filters',
  opensItself: true,
  async run(_origin, tell) {
    const api = await openApi(tell, MANY_OFFERS)
    try {
      // The first question of a kind opens connections and reads the synonyms.
      await suggestAll(api, ['кресло'])
      const typed = await suggestAll(api, typedQuestions())
      tell(`${typed.length} keys typed`)
      const found = await searchAll(api, searchQuestions(), {})
      const filtered = await searchAll(api, searchQuestions(), { withFilters: true })
      return [
        ...findings('suggestions', typed, 50),
        ...findings('multisearch', found, 150),
        ...findings('multisearch with filters', filtered),
      ]
    } finally {
      await api.close()
    }
  },
}

export default search

function findings(what: string, timesMs: number[], most?: number): Finding[] {
  const { p50Ms, p95Ms } = percentiles(timesMs)
  return [
    { what: `${what}, median`, value: p50Ms, unit: 'ms' },
    {
      what: `${what}, 95th percentile`,
      value: p95Ms,
      unit: 'ms',
      ...(most ? { limit: { most } } : {}),
    },
  ]
}

function suggestAll({ origin }: OpenApi, questions: readonly string[]): Promise<number[]> {
  return timed(questions, (query) =>
    fetch(`${origin}/api_vue/search/suggest.php?query=${encodeURIComponent(query)}`),
  )
}

function searchAll(
  { origin }: OpenApi,
  questions: readonly string[],
  more: object,
): Promise<number[]> {
  return timed(questions, (q) =>
    fetch(`${origin}/api_vue/multisearch/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ q, ...more }),
    }),
  )
}

/** One after the other, as one shopper types. */
async function timed<Question>(
  questions: readonly Question[],
  ask: (question: Question) => Promise<Response>,
): Promise<number[]> {
  const timesMs: number[] = []
  for (const question of questions) {
    const start = performance.now()
    const answer = await ask(question)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${JSON.stringify(question)}: ${answer.status}`)
    timesMs.push(performance.now() - start)
  }
  return timesMs
}
