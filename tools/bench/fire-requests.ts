import { generateLoad, requestBytes } from './load-generator.ts'

export interface Fired extends Percentiles {
  perSecond: number
  answers: number
}

interface Percentiles {
  p50Ms: number
  p95Ms: number
  p99Ms: number
}

const CONNECTIONS = 10
const SECONDS = 8

/**
 * Fires the same bodies round and round; any answer but a 2xx is a failure. On one connection each
 * waits for the one before, and the times are those of answers that nobody else asks for.
 */
export async function fireRequests(
  origin: string,
  path: string,
  bodies: readonly object[],
  connections = CONNECTIONS,
): Promise<Fired> {
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'br, gzip' }
  const requests = bodies.map((body) => requestBytes(origin, path, headers, JSON.stringify(body)))
  const load = { connections, seconds: SECONDS }
  const { perSecond, timesMs } = await generateLoad(origin, requests, load)
  return { perSecond, answers: timesMs.length, ...percentiles(timesMs) }
}

/** Middle and slow end of times in milliseconds. */
export function percentiles(timesMs: readonly number[]): Percentiles {
  const sorted = [...timesMs].sort((one, other) => one - other)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) }
}
