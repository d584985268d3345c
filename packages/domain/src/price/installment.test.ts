import { describe, expect, it } from 'vitest'
import { installment } from './installment.ts'

describe('installment', () => {
  it.each([
    [64_990, false, 5_415],
    [11, false, 0],
    [12, false, 1],
    [23, false, 1],
    [24, false, 2],
    [64_990, true, 6_499],
    [9, true, 0],
    [10, true, 1],
    [19, true, 1],
  ])('[domain.split] of %s, hit: %s, is %s a month', (price, hit, expected) => {
    expect(installment(price, { hit })).toBe(expected)
  })

  it('[domain.split] counts twelve months where nothing is said of a hit', () => {
    expect(installment(1_200)).toBe(100)
  })
})
