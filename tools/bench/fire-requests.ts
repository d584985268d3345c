import autocannon, { type Result } from 'autocannon'

export interface Fired {
  perSecond: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
}

const CONNECTIONS = 10
const SECONDS = 8

/** Fires the same bodies round and round; any answer but a 2xx is a failure. */
export async function fireRequests(
  origin: string,
  path: string,
  bodies: readonly object[],
): Promise<Fired> {
  const timesMs: number[] = []
  const { requests, non2xx, errors } = await new Promise<Result>((resolve, reject) => {
    const firing = autocannon(
      {
        url: origin,
        connections: CONNECTIONS,
        duration: SECONDS,
        requests: bodies.map((body) => ({
          method: 'POST' as const,
          path,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })),
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    )
    firing.on('response', (_client, _status, _bytes, timeMs) => timesMs.push(timeMs))
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx} answers were none, ${errors} failed`)
  return { perSecond: requests.average, ...percentiles(timesMs) }
}

/** Middle and slow end of times in milliseconds. */
export function percentiles(timesMs: readonly number[]): Omit<Fired, 'perSecond'> {
  const sorted = [...timesMs].sort((one, other) => one - other)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) }
}
