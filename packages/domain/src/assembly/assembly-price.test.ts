import { describe, expect, it } from 'vitest'
import { defaultDeliveryTariff } from '../delivery/delivery-tariff.ts'
import { calculateAssemblyPay, calculateAssemblyPrice, divideAssembly } from './assembly-price.ts'

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

describe('calculateAssemblyPay', () => {
  it.each([
    [0, 60, 0],
    [990, 60, 594],
    [991, 50, 496],
    [4_000, 0, 0],
    [4_000, 100, 4_000],
  ])('%s roubles at %s %% are %s', (price, percent, expected) => {
    expect(calculateAssemblyPay(price, percent)).toBe(expected)
  })
})

describe('divideAssembly', () => {
  it.each([
    ['all goods leave', { keptSum: 0, movedSum: 100, isWanted: true }, { kept: 0, moved: 3_001 }],
    [
      'half of them leave',
      { keptSum: 50, movedSum: 50, isWanted: true },
      { kept: 1_501, moved: 1_500 },
    ],
    [
      'none is wanted there',
      { keptSum: 50, movedSum: 50, isWanted: false },
      { kept: 3_001, moved: 0 },
    ],
    [
      'only other goods leave',
      { keptSum: 50, movedSum: 0, isWanted: true },
      { kept: 3_001, moved: 0 },
    ],
    ['it is given up', { keptSum: 0, movedSum: 100, isWanted: false }, { kept: 0, moved: 0 }],
  ])('[order.follow-up] divides the price of an assembly where %s', (_where, goods, parts) => {
    expect(divideAssembly({ price: 3_001, ...goods })).toEqual(parts)
  })
})
