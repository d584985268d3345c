import { expect } from 'vitest'
import { goods } from './fixtures/goods.ts'
import { openTwoTabs } from './open-two-tabs.ts'
import type { TestApi } from './start-test-api.ts'

interface Written {
  /** The version that the change was made on: the serial order of the changes that were done. */
  version: number
  quantities: ReadonlyMap<number, number>
}

const add = '/api_vue/basket/add/'
const modify = '/api_vue/basket/modify/'

/** The most pieces of a line; what is added beyond them is left out (order.limits). */
const MOST_PIECES = 20

/**
 * Lets two tabs change one basket at once, in several rounds, and expects each basket to be as if one
 * tab had followed the other.
 */
export async function checkInterleavings(api: TestApi, rounds: number): Promise<void> {
  const random = createRandom(20_261)
  for (let round = 0; round < rounds; round += 1) {
    const { visitor, tabs } = await openTwoTabs(api, [
      { offerId: goods.sofa, quantity: 1 },
      { offerId: goods.sofaVelvet, quantity: 1 },
    ])
    const written: Written[] = []
    let added = 0
    await Promise.all(
      tabs.map(async (tab) => {
        for (let step = 0; step < 3; step += 1) {
          if (random() < 0.3) {
            const tiles = [{ offerId: goods.tilesInBatchesOfFour, quantity: 4 }]
            expect((await tab.send(add, { offers: tiles })).status).toBe(200)
            added += 4
            continue
          }
          const offerId = random() < 0.5 ? goods.sofa : goods.sofaVelvet
          const quantity = 1 + Math.floor(random() * 4)
          const version = tab.getVersion()
          const { status } = await tab.send(modify, [{ offerId, quantity }])
          expect([200, 409]).toContain(status)
          if (status === 200) written.push({ version, quantities: new Map([[offerId, quantity]]) })
        }
      }),
    )
    const expected = new Map([
      [goods.sofa, 1],
      [goods.sofaVelvet, 1],
    ] as [number, number][])
    const serial = written.toSorted((one, other) => one.version - other.version)
    expect(new Set(serial.map(({ version }) => version)).size).toBe(serial.length)
    for (const { quantities } of serial)
      for (const [offerId, quantity] of quantities) expected.set(offerId, quantity)
    if (added > 0) {
      expected.set(goods.tilesInBatchesOfFour, Math.min(added, MOST_PIECES))
    }
    const { basket } = (await visitor('POST', '/api_vue/basket/getFullBasket/', {})).body
    const final = basket.items.map((item: { offerIdCurrent: number; quantity: number }) => [
      item.offerIdCurrent,
      item.quantity,
    ])
    expect(new Map(final), `round ${round}`).toEqual(expected)
  }
}

/** Mulberry32: the same interleavings every time, as far as the test decides them. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
