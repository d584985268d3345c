import { describe, expect, it } from 'vitest'
import { bonusReward } from './bonus-reward.ts'

describe('bonusReward', () => {
  it.each([
    [64_990, 3, 1_949],
    [33, 3, 0],
    [34, 3, 1],
    [100, 7, 7],
    [99, 5, 4],
    [0, 5, 0],
    [-100, 5, 0],
  ])('of %s at %s %% is %s', (amount, percent, expected) => {
    expect(bonusReward(amount, percent)).toBe(expected)
  })
})
