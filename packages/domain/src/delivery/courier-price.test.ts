import { describe, expect, it } from 'vitest'
import { courierPrice } from './courier-price.ts'
import { openingTariff } from './delivery-tariff.ts'

describe('courierPrice', () => {
  it.each([
    [1, 690],
    [29_999, 690],
    [30_000, 0],
    [30_001, 0],
  ])('with goods of %s is %s', (goodsSum, expected) => {
    expect(courierPrice(goodsSum, openingTariff)).toBe(expected)
  })
})
