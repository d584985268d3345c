import { describe, expect, it } from 'vitest'
import { spendableBonus } from './spendable-bonus.ts'

describe('spendableBonus', () => {
  it.each([
    [10_000, 2_999, 2_999],
    [10_000, 3_000, 3_000],
    [10_000, 3_001, 3_000],
    [3, 100, 0],
    [4, 100, 1],
    [10_000, 0, 0],
    [10_000, -5, 0],
    [0, 500, 0],
  ])('for goods of %s with a balance of %s is %s', (goods, balance, expected) => {
    expect(spendableBonus(goods, balance)).toBe(expected)
  })
})
