import { describe, expect, it } from 'vitest'
import { defaultDeliveryTariff } from '../delivery/tariff/delivery-tariff.ts'
import { calculateAssemblyPrice } from './calculate-assembly-price.ts'

describe('calculateAssemblyPrice', () => {
  it.each([
    [0, 0],
    [1, 990],
    [12_375, 990],
    [12_381, 990],
    [12_382, 991],
    [50_000, 4_000],
    [50_006, 4_000],
    [50_007, 4_001],
  ])('goods for %s cost %s to assemble', (goodsSum, expected) => {
    expect(calculateAssemblyPrice(goodsSum, defaultDeliveryTariff)).toBe(expected)
  })
})
