import { expect, it } from 'vitest'
import { pickStockQueryOffers } from './pick-stock-query-offers.ts'

it.each([
  [[], []],
  [
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ],
  [
    [1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5],
  ],
  [
    [1, 2, 3, 4, 5, 6],
    [1, 2, 3, 4, 5],
  ],
])('[list.enrich] of the offers %j the stock of %j is requested', (offers, expected) => {
  expect(pickStockQueryOffers(offers)).toEqual(expected)
})
