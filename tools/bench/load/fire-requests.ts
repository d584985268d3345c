import { buildRequestBytes, generateLoad } from './generate-load.ts'

export interface LoadFindings extends Percentiles {
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
 * Sends the same bodies repeatedly; any response but a 2xx counts as an error. On one connection
 * requests are sequential, so the times are those of an otherwise idle server.
 */
export async function fireRequests(
  origin: string,
  path: string,
  bodies: readonly object[],
  connections = CONNECTIONS,
): Promise<LoadFindings> {
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'br, gzip' }
  const requests = bodies.map((body) =>
    buildRequestBytes(origin, path, headers, JSON.stringify(body)),
  )
  const load = { connections, seconds: SECONDS }
  const { perSecond, timesMs } = await generateLoad(origin, requests, load)
  return { perSecond, answers: timesMs.length, ...calculatePercentiles(timesMs) }
}

/** Median and high percentiles of times in milliseconds. */
export function calculatePercentiles(timesMs: readonly number[]): Percentiles {
  const sorted = [...timesMs].sort((first, second) => first - second)
  const getPercentile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50Ms: getPercentile(0.5), p95Ms: getPercentile(0.95), p99Ms: getPercentile(0.99) }
}

/** A complete browser user agent; a shorter one is served the crawler’s page without buttons. */
export const browserUserAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
