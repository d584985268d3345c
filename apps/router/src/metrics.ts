import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Figures of this router for Prometheus. */
export interface Metrics {
  countAnswer(status: number, seconds: number): void
  countPage(state: string): void
  countRedirect(kind: 'choice' | 'moved'): void
  countPurge(pages: number): void
  text(): Promise<string>
}

export function createMetrics(cacheBytes: () => number, cachePages: () => number): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const answers = new Counter({
    name: 'router_answers_total',
    help: 'Answers by class of status',
    labelNames: ['status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'router_answer_seconds',
    help: 'Time from request to the end of the answer',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  })
  const pages = new Counter({
    name: 'router_pages_total',
    help: 'Pages by where they came from',
    labelNames: ['state'],
    registers,
  })
  const redirects = new Counter({
    name: 'router_redirects_total',
    help: 'Redirects by kind',
    labelNames: ['kind'],
    registers,
  })
  const purges = new Counter({
    name: 'router_purged_pages_total',
    help: 'Pages marked by purges',
    registers,
  })
  new Gauge({
    name: 'router_page_cache_bytes',
    help: 'Bytes of kept pages',
    registers,
    collect() {
      this.set(cacheBytes())
    },
  })
  new Gauge({
    name: 'router_page_cache_pages',
    help: 'Number of kept pages',
    registers,
    collect() {
      this.set(cachePages())
    },
  })
  // Every request is counted, so the counter of a label is looked up once.
  const answersOf = memoize((status: number) => answers.labels(`${status}xx`))
  const pagesOf = memoize((state: string) => pages.labels(state))
  return {
    countAnswer(status, taken) {
      answersOf(Math.floor(status / 100)).inc()
      seconds.observe(taken)
    },
    countPage: (state) => pagesOf(state).inc(),
    countRedirect: (kind) => redirects.inc({ kind }),
    countPurge: (count) => purges.inc(count),
    text: () => registry.metrics(),
  }
}

/** For a handful of labels, all of them the router's own. */
function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
