import { describe, expect, it } from 'vitest'
import { bonusLevel } from './bonus-level.ts'

describe('bonusLevel', () => {
  it.each([
    [0, 3, 50_001],
    [49_999, 3, 2],
    [50_000, 3, 1],
    [50_001, 5, 100_000],
    [149_999, 5, 2],
    [150_000, 5, 1],
    [150_001, 7, null],
    [10_000_000, 7, null],
  ])('with purchases of %s is %s %%, %s before the next', (purchases, percent, untilNext) => {
    expect(bonusLevel(purchases)).toEqual({ percent, untilNext })
  })
})
