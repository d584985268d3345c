import { describe, expect, it } from 'vitest'
import { SumTooLargeError, sumLine } from './sum.ts'

describe('sumLine', () => {
  it.each([
    [905, 4, 3_620],
    // 905 × 4.1 is 3710.4999999999995 in binary.
    [905, 4.1, 3_711],
    [905, 4.09, 3_701],
    [333, 2.5, 833],
    [1_333, 2.3, 3_066],
    [0, 4.1, 0],
    [3_000_000_000, 2, 6_000_000_000],
    [Number.MAX_SAFE_INTEGER, 1, Number.MAX_SAFE_INTEGER],
  ])('[domain.price] %s × %s is %s', (price, quantity, sum) => {
    expect(sumLine(price, quantity)).toBe(sum)
  })

  it('[domain.price] refuses what cannot be counted exactly', () => {
    expect(() => sumLine(999_999_999_999, 9_008)).toThrow(SumTooLargeError)
  })
})
