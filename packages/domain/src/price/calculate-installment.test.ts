import { describe, expect, it } from 'vitest'
import { calculateInstallment } from './calculate-installment.ts'

describe('calculateInstallment', () => {
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
  ])('[domain.split] %s, hit: %s, is %s a month', (price, hit, expected) => {
    expect(calculateInstallment(price, { hit })).toBe(expected)
  })

  it('[domain.split] uses twelve months by default', () => {
    expect(calculateInstallment(1_200)).toBe(100)
  })
})
