import type { Bench } from './bench.ts'
import { findAddresses } from './find-addresses.ts'
import { memoryOfChildren } from './memory-of.ts'
import { person } from './person.ts'

const SECONDS = 20
const AT_ONCE = 10
const headers = { 'accept-encoding': 'br', 'user-agent': person }

/** What the whole shop holds while it is busy; measured on a shop opened for it. */
const memory: Bench = {
  about: `Memory of every program of the shop, PostgreSQL too, under ${AT_ONCE} readers for ${SECONDS} s`,
  async run(origin) {
    const addresses = await findAddresses(origin, 400)
    const until = performance.now() + SECONDS * 1_000
    let most = 0
    const reader = async (from: number): Promise<void> => {
      for (let at = from; performance.now() < until; at += AT_ONCE) {
        await (await fetch(origin + addresses[at % addresses.length], { headers })).arrayBuffer()
        if (at % 100 === from) most = Math.max(most, memoryOfChildren(process.pid))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, (_, from) => reader(from)))
    most = Math.max(most, memoryOfChildren(process.pid))
    if (most === 0) throw new Error('the shop is not of this process: leave SHOP_ORIGIN unset')
    return [
      { what: 'memory under load', value: Math.round(most), unit: 'MB', limit: { most: 1_500 } },
    ]
  },
}

export default memory
