import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateSplitPayments } from './calculate-split-payments.ts'

const amounts = (sum: number) =>
  calculateSplitPayments(sum, '2026-11-20').map((payment) => payment.amount)

describe('calculateSplitPayments', () => {
  it.each([
    [64_992, [16_248, 16_248, 16_248, 16_248]],
    [64_990, [16_248, 16_248, 16_248, 16_246]],
    [64_991, [16_248, 16_248, 16_248, 16_247]],
    [64_993, [16_248, 16_248, 16_248, 16_249]],
    [100, [25, 25, 25, 25]],
    [2, [1, 1, 0, 0]],
    [1, [0, 0, 0, 1]],
    [0, [0, 0, 0, 0]],
  ])('[domain.split] splits %s as %j', (sum, expected) => {
    expect(amounts(sum)).toEqual(expected)
  })

  it('[domain.split] schedules the payments seven days apart', () => {
    expect(calculateSplitPayments(100, '2026-12-20').map((payment) => payment.day)).toEqual([
      '2026-12-20',
      '2026-12-27',
      '2027-01-03',
      '2027-01-10',
    ])
  })

  it('[domain.split] adds up to the price, starting with a quarter', () => {
    fc.assert(
      fc.property(fc.nat(), (sum) => {
        const parts = amounts(sum)
        expect(parts).toHaveLength(4)
        expect(parts.reduce((a, b) => a + b, 0)).toBe(sum)
        expect(parts.every((part) => part >= 0)).toBe(true)
        expect(Math.abs((parts[0] ?? 0) - sum / 4)).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})
