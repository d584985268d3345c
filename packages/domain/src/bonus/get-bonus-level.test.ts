import { describe, expect, it } from 'vitest'
import { getBonusLevel } from './get-bonus-level.ts'

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
