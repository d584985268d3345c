import { describe, expect, it } from 'vitest'
import { calculateCourierPrice } from './calculate-courier-price.ts'
import { defaultDeliveryTariff } from './delivery-tariff.ts'

describe('calculateCourierPrice', () => {
  it.each([
    [1, 690],
    [29_999, 690],
    [30_000, 0],
    [30_001, 0],
  ])('goods of %s cost %s to deliver', (goodsSum, expected) => {
    expect(calculateCourierPrice(goodsSum, defaultDeliveryTariff)).toBe(expected)
  })
})
