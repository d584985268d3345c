import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Services } from '../services/services.ts'

export interface Metrics {
  registry: Registry
  calls: Histogram<'route' | 'method' | 'status'>
  /** Streams of changes that routers hold at this process. */
  purgeStreams: Gauge
}

/**
 * Creates the metrics of one process, served at /metrics to holders of the internal token. Labels
 * have few values: a route, never a path; a kind, never an id.
 */
export function createMetrics(services: Services): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'shop_call_seconds',
    help: 'Time from request to answer of each call',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  })
  registerPool(registers, services.database.pool)
  registerCache(registers, services)
  registerDisk(registers, services)
  new Gauge({
    name: 'shop_change_feed_listening',
    help: '1 while the process hears of changes in the database',
    registers,
    collect() {
      this.set(Number(services.changes.isListening))
    },
  })
  const purgeStreams = new Gauge({
    name: 'shop_purge_streams',
    help: 'Streams of changes that routers hold',
    registers,
  })
  return { registry, calls, purgeStreams }
}

function registerPool(registers: Registry[], pool: Pool): void {
  const taken = new Counter({
    name: 'shop_statements_total',
    help: 'Connections taken from the pool: one for a statement, one for a transaction',
    registers,
  })
  pool.on('acquire', () => taken.inc())
  new Gauge({
    name: 'shop_pool_connections',
    help: 'Connections of the pool for calls, by state; max is its size',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'max' }, pool.options.max)
    },
  })
  new Gauge({
    name: 'shop_pool_waiting',
    help: 'Calls that wait for a connection',
    registers,
    collect() {
      this.set(pool.waitingCount)
    },
  })
}

function registerCache(registers: Registry[], { responseCache }: Services): void {
  new Counter({
    name: 'shop_cache_reads_total',
    help: 'Reads of the cache of answers: hit, miss, joined to a load, or stale when loaded',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset()
      for (const [result, count] of Object.entries(responseCache.reads)) {
        this.inc({ result }, count)
      }
    },
  })
  new Gauge({
    name: 'shop_cache_bytes',
    help: 'Bytes of cached answers',
    registers,
    collect() {
      this.set(responseCache.bytes)
    },
  })
}

function registerDisk(registers: Registry[], { disk }: Services): void {
  new Gauge({
    name: 'shop_disk_bytes',
    help: 'The disk of DATA_DIR: free and total',
    labelNames: ['state'],
    registers,
    async collect() {
      const space = await disk.measure()
      if (!space) return
      this.set({ state: 'free' }, space.freeBytes)
      this.set({ state: 'total' }, space.totalBytes)
    },
  })
}
