import { expect, it } from 'vitest'
import { getOfferBatch } from './queries.ts'

const offers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

it.each([
  [180, 180, 1, 180],
  [200, 200, 1, 200],
  [201, 200, 1, 200],
  [201, 201, 201, 201],
  [450, 399, 201, 400],
])(
  '[list.enrich] of %i offers, offer %i is requested with those from %i to %i',
  (count, offer, from, to) => {
    const part = getOfferBatch(offers(count), offer)
    expect([part[0], part.at(-1)]).toEqual([from, to])
  },
)

it('[list.enrich] an offer outside the list adds nothing', () => {
  expect(getOfferBatch([], 7)).toEqual([])
  expect(getOfferBatch(offers(3), 7)).toEqual([1, 2, 3])
})
