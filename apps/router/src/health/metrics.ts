import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The router’s metrics for Prometheus. */
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
  // Every request is counted, so sums are plain numbers until Prometheus scrapes them.
  const answers = new Map<number, number>()
  const pages = new Map<string, number>()
  new Counter({
    name: 'router_answers_total',
    help: 'Answers by class of status',
    labelNames: ['status'],
    registers,
    collect() {
      this.reset()
      for (const [status, count] of answers) this.inc({ status: `${status}xx` }, count)
    },
  })
  const seconds = new Histogram({
    name: 'router_answer_seconds',
    help: 'Time from request to the end of the answer',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  })
  new Counter({
    name: 'router_pages_total',
    help: 'Pages by where they came from',
    labelNames: ['state'],
    registers,
    collect() {
      this.reset()
      for (const [state, count] of pages) this.inc({ state }, count)
    },
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
  return {
    countAnswer(status, taken) {
      addOne(answers, Math.floor(status / 100))
      seconds.observe(taken)
    },
    countPage: (state) => addOne(pages, state),
    countRedirect: (kind) => redirects.inc({ kind }),
    countPurge: (count) => purges.inc(count),
    text: () => registry.metrics(),
  }
}

function addOne<Key>(sums: Map<Key, number>, key: Key): void {
  sums.set(key, (sums.get(key) ?? 0) + 1)
}
