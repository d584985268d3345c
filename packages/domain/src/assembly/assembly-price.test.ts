import { describe, expect, it } from 'vitest'
import { openingTariff } from '../delivery/delivery-tariff.ts'
import { assemblyPrice } from './assembly-price.ts'

describe('assemblyPrice', () => {
  it.each([
    [0, 0],
    [1, 990],
    [12_375, 990],
    [12_381, 990],
    [12_382, 991],
    [50_000, 4_000],
    [50_006, 4_000],
    [50_007, 4_001],
  ])('of goods for %s is %s', (goodsSum, expected) => {
    expect(assemblyPrice(goodsSum, openingTariff)).toBe(expected)
  })
})
