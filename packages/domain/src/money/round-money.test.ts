import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundMoney } from './round-money.ts'

describe('roundMoney', () => {
  it.each([
    [0, 0],
    [0.49, 0],
    [0.5, 1],
    [0.51, 1],
    [-0.49, 0],
    [-0.5, -1],
    [0.145 * 100, 15],
    [1.005 * 100, 101],
    [12_990.4999, 12_990],
  ])('rounds %s to %s', (amount, expected) => {
    expect(roundMoney(amount)).toBe(expected)
  })

  it('never moves an amount by more than half a unit', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
        expect(Math.abs(roundMoney(amount) - amount)).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
    )
  })
})
