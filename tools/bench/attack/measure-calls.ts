import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Finding } from '../harness/bench.ts'
import { browserUserAgent, calculatePercentiles } from '../load/fire-requests.ts'
import type { Target } from './attack.ts'

const callsPerSecond = 20
const secondsBefore = 4
const timeoutMs = 5_000
/** How much slower calls may become: the attacker uses the same processors. */
const maxFactor = 3
const toleranceMs = 100

/** What an ordinary visitor asks for, each on a new connection. */
const calls = [
  { path: '/', body: undefined },
  { path: '/api_vue/getMenu/', body: undefined },
  { path: '/api_vue/basket/getFullBasket/', body: '{}' },
]

interface Measured {
  timesMs: number[]
  failed: number
}

/**
 * Measures ordinary calls before and during an attack.
 *
 * @param attack holds the attack until the promise of its argument is resolved, then ends it.
 */
export async function measureDuring(
  target: Target,
  seconds: number,
  attack: (during: Promise<void>) => Promise<void>,
): Promise<Finding[]> {
  const before = await measureCalls(target, secondsBefore)
  const { promise: during, resolve: end } = Promise.withResolvers<void>()
  const attacking = attack(during)
  // The attack needs a moment to take up its positions.
  await sleep(1000)
  const measured = await measureCalls(target, seconds).finally(end)
  await attacking
  const p95Before = calculatePercentiles(before.timesMs).p95Ms
  const { p95Ms } = calculatePercentiles(measured.timesMs)
  return [
    { what: 'ordinary calls before', value: before.timesMs.length, unit: 'calls' },
    { what: 'of these failed', value: before.failed, unit: 'calls', limit: { max: 0 } },
    { what: 'ordinary calls during the attack', value: measured.timesMs.length, unit: 'calls' },
    { what: 'of these failed', value: measured.failed, unit: 'calls', limit: { max: 0 } },
    { what: 'p95 before', value: p95Before, unit: 'ms' },
    {
      what: 'p95 during the attack',
      value: p95Ms,
      unit: 'ms',
      limit: { max: Math.round(p95Before * maxFactor + toleranceMs) },
    },
  ]
}

/** Makes calls at a constant rate, whether or not earlier ones are answered. */
async function measureCalls(target: Target, seconds: number): Promise<Measured> {
  const measured: Measured = { timesMs: [], failed: 0 }
  const pending: Promise<void>[] = []
  for (let count = 0; count < seconds * callsPerSecond; count += 1) {
    pending.push(makeCall(target, count, measured))
    await sleep(1000 / callsPerSecond)
  }
  await Promise.all(pending)
  return measured
}

async function makeCall(target: Target, index: number, measured: Measured): Promise<void> {
  const { path, body } = calls[index % calls.length] ?? { path: '/' }
  const startedAt = performance.now()
  const status = await fetchStatus(target, path, body)
  measured.timesMs.push(performance.now() - startedAt)
  if (status !== 200) measured.failed += 1
}

/** Returns the status of a complete response; 0 if there was none in time. */
function fetchStatus({ host, port }: Target, path: string, body?: string): Promise<number> {
  return new Promise((resolve) => {
    const clientRequest = request(
      {
        host,
        port,
        path,
        agent: false,
        method: body === undefined ? 'GET' : 'POST',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          host: `localhost:${port}`,
          'user-agent': browserUserAgent,
          'sec-fetch-site': 'same-origin',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
        answer.on('error', () => resolve(0))
      },
    )
    clientRequest.on('error', () => resolve(0))
    clientRequest.end(body)
  })
}
