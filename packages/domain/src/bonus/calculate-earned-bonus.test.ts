import { describe, expect, it } from 'vitest'
import { calculateEarnedBonus } from './calculate-earned-bonus.ts'

describe('calculateEarnedBonus', () => {
  it.each([
    [10_000, 0, 0, 300],
    [10_000, 3_000, 0, 210],
    [10_033, 0, 0, 300],
    [10_034, 0, 0, 301],
    [10_000, 0, 50_000, 300],
    [10_000, 0, 50_001, 500],
    [10_000, 0, 150_001, 700],
    [3_000, 3_000, 0, 0],
  ])(
    'goods %s, bonuses %s, earlier purchases %s: %s',
    (goodsSum, bonusSpent, purchaseAmount, expected) => {
      expect(calculateEarnedBonus({ goodsSum, bonusSpent, purchaseAmount })).toBe(expected)
    },
  )
})
