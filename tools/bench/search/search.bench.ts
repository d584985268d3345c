import type { Bench, Finding } from '../harness/bench.ts'
import { calculatePercentiles } from '../load/fire-requests.ts'
import { type BenchApi, startBenchApi } from '../program/start-bench-api.ts'

const MANY_OFFERS = 100_000

/** Suggestions per keystroke and search results, all uncached, at 100,000 offers. */
const search: Bench = {
  about: 'Search with 100,000 offers: suggestions per keystroke, results, results with filters',
  startsOwnApi: true,
  async run(_origin, reportProgress) {
    const api = await startBenchApi(reportProgress, MANY_OFFERS)
    try {
      // The first query of a kind opens connections and loads the synonyms.
      await suggestAll(api, ['кресло'])
      const typed = await suggestAll(api, listTypedQueries())
      reportProgress(`${typed.length} keystrokes`)
      const times = await searchAll(api, listSearchQueries(), {})
      const filtered = await searchAll(api, listSearchQueries(), { withFilters: true })
      return [
        ...findings('suggestions', typed, 50),
        ...findings('multisearch', times, 150),
        ...findings('multisearch with filters', filtered),
      ]
    } finally {
      await api.close()
    }
  },
}

export default search

function findings(what: string, timesMs: number[], max?: number): Finding[] {
  const { p50Ms, p95Ms } = calculatePercentiles(timesMs)
  return [
    { what: `${what}, median`, value: p50Ms, unit: 'ms' },
    {
      what: `${what}, 95th percentile`,
      value: p95Ms,
      unit: 'ms',
      ...(max ? { limit: { max } } : {}),
    },
  ]
}

function suggestAll({ origin }: BenchApi, questions: readonly string[]): Promise<number[]> {
  return measureMs(questions, (query) =>
    fetch(`${origin}/api_vue/search/suggest.php?query=${encodeURIComponent(query)}`),
  )
}

function searchAll(
  { origin }: BenchApi,
  questions: readonly string[],
  more: object,
): Promise<number[]> {
  return measureMs(questions, (q) =>
    fetch(`${origin}/api_vue/multisearch/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ q, ...more }),
    }),
  )
}

/** Sequential, as one shopper types. */
async function measureMs<Query>(
  questions: readonly Query[],
  send: (query: Query) => Promise<Response>,
): Promise<number[]> {
  const timesMs: number[] = []
  for (const query of questions) {
    const start = performance.now()
    const answer = await send(query)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${JSON.stringify(query)}: ${answer.status}`)
    timesMs.push(performance.now() - start)
  }
  return timesMs
}

/** Typical searches: single words, words with colour and fabric, sizes, prices, typos. */
const phrases = [
  'диван угловой серый',
  'кровать 160х200',
  'шкаф купе с зеркалом',
  'стол обеденный дуб',
  'кресло велюр зелёное',
  'тумба под телевизор',
  'стулья барные',
  'комод белый',
  'матрас 180 200',
  'стеллаж до 20 тысяч',
  'ковёр шерсть',
  'торшер чёрный',
  'прихожая светлая',
  'пуф букле',
  'зеркало',
  'обувница',
  'дивон',
  'кравать детская',
  'lbdfy',
  'ikfa regt',
] as const

const extraPhrases = [
  '',
  ' недорого',
  ' для дома',
  ' современный',
  ' 220 см',
  ' до 90 тысяч',
] as const

/** Every prefix of each phrase, as typed. */
function listTypedQueries(): string[] {
  return phrases.flatMap((phrase) =>
    Array.from({ length: phrase.length }, (_, index) => phrase.slice(0, index + 1)),
  )
}

/** Distinct queries. */
function listSearchQueries(): string[] {
  return phrases.flatMap((phrase) => extraPhrases.map((ending) => phrase + ending))
}
