import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateBonusReward } from './calculate-bonus-reward.ts'
import { calculateTakenBackBonus } from './calculate-taken-back-bonus.ts'

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
