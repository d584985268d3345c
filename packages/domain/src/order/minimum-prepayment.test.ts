import { describe, expect, it } from 'vitest'
import { minimumPrepayment } from './minimum-prepayment.ts'

describe('minimumPrepayment', () => {
  it.each([
    [10_000, 10, 1_000],
    [10_001, 10, 1_001],
    [10_009, 10, 1_001],
    [10_010, 10, 1_001],
    [10_000, 0, 0],
    [9_999, 100, 9_999],
    [110, 70, 77],
  ])('of %s at %s %% is %s', (total, percent, expected) => {
    expect(minimumPrepayment(total, percent)).toBe(expected)
  })
})
