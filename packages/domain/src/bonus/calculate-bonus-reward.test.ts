import { describe, expect, it } from 'vitest'
import { calculateBonusReward } from './calculate-bonus-reward.ts'

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
