import { setTimeout as sleep } from 'node:timers/promises'
import type { Bench } from '../harness/bench.ts'
import { browserUserAgent } from '../load/fire-requests.ts'
import { findAddresses } from '../page/find-addresses.ts'
import { isChildRunning, sumChildrenMemoryMb } from './sum-children-memory-mb.ts'

const SECONDS = 20
const CONCURRENCY = 10
const headers = { 'accept-encoding': 'br', 'user-agent': browserUserAgent }

/** Ends when all pictures of a new shop have been described; it begins within seconds. */
const describer = 'describe-pictures'
const DESCRIBER_BEGINS_MS = 15_000
const DESCRIBER_ENDS_MS = 300_000

/** Memory of the whole shop under load; measured on a shop started for it. */
const memory: Bench = {
  about: `Memory of all programs of the shop, including PostgreSQL, under ${CONCURRENCY} readers for ${SECONDS} s`,
  async run(origin, reportProgress) {
    const addresses = await findAddresses(origin, 400)
    await waitForDescriber(reportProgress)
    const until = performance.now() + SECONDS * 1_000
    let maxMb = 0
    // The readers run for a fixed time and not through a list, so p-limit has no queue to manage.
    const reader = async (from: number): Promise<void> => {
      for (let index = from; performance.now() < until; index += CONCURRENCY) {
        await (await fetch(origin + addresses[index % addresses.length], { headers })).arrayBuffer()
        if (index % 100 === from) maxMb = Math.max(maxMb, sumChildrenMemoryMb(process.pid))
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, (_, from) => reader(from)))
    maxMb = Math.max(maxMb, sumChildrenMemoryMb(process.pid))
    if (maxMb === 0) throw new Error('the shop was not started by this process: unset SHOP_ORIGIN')
    return [
      { what: 'memory under load', value: Math.round(maxMb), unit: 'MB', limit: { max: 1_000 } },
    ]
  },
}

export default memory

async function waitForDescriber(reportProgress: (detail: string) => void): Promise<void> {
  const started = performance.now()
  const isRunning = () => isChildRunning(process.pid, describer)
  while (!isRunning()) {
    if (performance.now() - started > DESCRIBER_BEGINS_MS) return
    await sleep(500)
  }
  reportProgress('waits until the pictures are described')
  while (isRunning()) {
    if (performance.now() - started > DESCRIBER_ENDS_MS)
      throw new Error('the pictures are still being described')
    await sleep(500)
  }
}
