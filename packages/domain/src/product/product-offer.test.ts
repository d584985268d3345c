import { describe, expect, it } from 'vitest'
import { isForbidden, pickStockQueryOffers } from './product-offer.ts'

describe('isForbidden', () => {
  it('[card.forbidden] a product is forbidden only without offers', () => {
    expect(isForbidden({ offers: [] })).toBe(true)
    expect(isForbidden({ offers: [{ id: 1 }] })).toBe(false)
  })
})

describe('pickStockQueryOffers', () => {
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
})
