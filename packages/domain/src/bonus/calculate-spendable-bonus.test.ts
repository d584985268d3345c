import { describe, expect, it } from 'vitest'
import { calculateSpendableBonus } from './calculate-spendable-bonus.ts'

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
