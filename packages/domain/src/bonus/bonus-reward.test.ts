import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  calculateBonusReward,
  calculateEarnedBonus,
  calculateTakenBackBonus,
} from './bonus-reward.ts'

describe('calculateBonusReward', () => {
  it.each([
    [64_990, 3, 1_949],
    [33, 3, 0],
    [34, 3, 1],
    [100, 7, 7],
    [99, 5, 4],
    [0, 5, 0],
    [-100, 5, 0],
  ])('%s at %s %% earns %s', (amount, percent, expected) => {
    expect(calculateBonusReward(amount, percent)).toBe(expected)
  })
})

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

describe('[bonus.ledger] calculateTakenBackBonus', () => {
  it.each([
    [10_000, 0, 10_000, 300],
    [10_000, 0, 0, 0],
    [10_000, 0, 1, 1],
    [10_000, 1, 33, 1],
    [10_000, 1, 32, 0],
    [10_000, 9_967, 33, 0],
    [10_000, 9_966, 34, 1],
  ])(
    'of %s at 3 %%, %s returned before and %s now: %s',
    (goodsSum, returnedBefore, returned, expected) => {
      const earned = { goodsSum, percent: 3 }
      expect(calculateTakenBackBonus(earned, { returnedBefore, returned })).toBe(expected)
    },
  )

  it('takes back exactly what was earned once everything is returned, in however many parts', () => {
    const parts = fc.array(fc.nat(50_000), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(parts, fc.constantFrom(3, 5, 7), (sums, percent) => {
        const goodsSum = sums.reduce((total, sum) => total + sum, 0)
        let returnedBefore = 0
        let taken = 0
        for (const returned of sums) {
          taken += calculateTakenBackBonus({ goodsSum, percent }, { returnedBefore, returned })
          returnedBefore += returned
        }
        expect(taken).toBe(calculateBonusReward(goodsSum, percent))
      }),
    )
  })
})
