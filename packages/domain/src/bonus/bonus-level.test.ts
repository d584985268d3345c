import { describe, expect, it } from 'vitest'
import { calculateSpendableBonus, getBonusLevel } from './bonus-level.ts'

describe('getBonusLevel', () => {
  it.each([
    [0, 3, 50_001],
    [49_999, 3, 2],
    [50_000, 3, 1],
    [50_001, 5, 100_000],
    [149_999, 5, 2],
    [150_000, 5, 1],
    [150_001, 7, null],
    [10_000_000, 7, null],
  ])(
    'purchases of %s give %s %%, %s remaining to the next level',
    (purchases, percent, untilNext) => {
      expect(getBonusLevel(purchases)).toEqual({ percent, untilNext })
    },
  )
})

describe('calculateSpendableBonus', () => {
  it.each([
    [10_000, 2_999, 2_999],
    [10_000, 3_000, 3_000],
    [10_000, 3_001, 3_000],
    [3, 100, 0],
    [4, 100, 1],
    [10_000, 0, 0],
    [10_000, -5, 0],
    [0, 500, 0],
  ])('goods of %s with a balance of %s allow %s', (goods, balance, expected) => {
    expect(calculateSpendableBonus(goods, balance)).toBe(expected)
  })
})
