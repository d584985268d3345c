import { describe, expect, it } from 'vitest'
import { resolvePrepaymentPercent } from './resolve-prepayment-percent.ts'

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
