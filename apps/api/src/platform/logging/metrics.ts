import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  calls: Histogram<'route' | 'method' | 'status'>
}

/** Creates the counters of one process, served at /metrics to holders of the internal token. */
export function createMetrics(pool: Pool): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'shop_call_seconds',
    help: 'Time from request to answer of each call',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const statements = new Counter({
    name: 'shop_statements_total',
    help: 'Connections taken from the pool: one for a statement, one for a transaction',
    registers: [registry],
  })
  pool.on('acquire', () => statements.inc())
  return { registry, calls }
}
