import { describe, expect, it } from 'vitest'
import { calculateMinimumPrepayment } from './calculate-minimum-prepayment.ts'

describe('calculateMinimumPrepayment', () => {
  it.each([
    [10_000, 10, 1_000],
    [10_001, 10, 1_001],
    [10_009, 10, 1_001],
    [10_010, 10, 1_001],
    [10_000, 0, 0],
    [9_999, 100, 9_999],
    [110, 70, 77],
  ])('%s at %s %% is %s', (total, percent, expected) => {
    expect(calculateMinimumPrepayment(total, percent)).toBe(expected)
  })
})
