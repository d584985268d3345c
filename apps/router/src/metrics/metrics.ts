import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The router’s metrics for Prometheus. */
export interface Metrics {
  countAnswer(status: number, seconds: number): void
  countPage(state: string): void
  countRedirect(kind: 'choice' | 'moved'): void
  countPurge(pages: number): void
  text(): Promise<string>
}

/** What the metrics read when they are asked for. */
interface MetricSources {
  cacheBytes(): number
  cachePages(): number
  /** Whether the router hears of changes, so that it trusts its pages. */
  isStreaming(): boolean
  countMissingSettings(): number
}

export function createMetrics(sources: MetricSources): Metrics {
  const { cacheBytes, cachePages, isStreaming, countMissingSettings } = sources
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
  new Gauge({
    name: 'router_purge_stream_up',
    help: '1 while the router hears of changes; otherwise it fetches each page anew',
    registers,
    collect() {
      this.set(Number(isStreaming()))
    },
  })
  new Gauge({
    name: 'router_missing_settings',
    help: 'Settings of providers that the API has and the router lacks, so that its policy blocks them',
    registers,
    collect() {
      this.set(countMissingSettings())
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
