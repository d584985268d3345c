import { describe, expect, it } from 'vitest'
import { calculateMinimumPrepayment, resolvePrepaymentPercent } from './prepayment.ts'

describe('resolvePrepaymentPercent', () => {
  it.each([
    [{ page: 50, order: 30, region: 10 }, 50],
    [{ page: 0, order: 30, region: 10 }, 0],
    [{ page: null, order: 30, region: 10 }, 30],
    [{ order: 0, region: 10 }, 0],
    [{ page: null, order: null, region: 10 }, 10],
    [{ region: 10 }, 10],
  ])('of %j is %s', (percents, expected) => {
    expect(resolvePrepaymentPercent(percents)).toBe(expected)
  })
})

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
