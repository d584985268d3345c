import { describe, expect, it } from 'vitest'
import { calculateAssemblyPay } from './calculate-assembly-pay.ts'

describe('calculateAssemblyPay', () => {
  it.each([
    [0, 60, 0],
    [990, 60, 594],
    [991, 50, 496],
    [4_000, 0, 0],
    [4_000, 100, 4_000],
  ])('%s roubles at %s %% are %s', (price, percent, expected) => {
    expect(calculateAssemblyPay(price, percent)).toBe(expected)
  })
})
