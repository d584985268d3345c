import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertPrice, roundMoney } from './money.ts'

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

describe('convertPrice', () => {
  it.each([
    [12_990, 1, 12_990],
    [100, 5.8349, 583],
    [100, 5.835, 584],
    [100, 0.145, 15],
    [100, 0.1449, 14],
    [0, 5.8, 0],
  ])('[domain.price] %s ₽ at the rate %s is %s', (price, rate, expected) => {
    expect(convertPrice(price, rate)).toBe(expected)
  })

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses the rate %s', (rate) => {
    expect(() => convertPrice(100, rate)).toThrow(RangeError)
  })

  it('[domain.price] is whole and preserves the order of prices', () => {
    const price = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(price, price, fc.double({ min: 0.001, max: 100, noNaN: true }), (a, b, rate) => {
        const [low, high] = a < b ? [a, b] : [b, a]
        expect(Number.isInteger(convertPrice(low, rate))).toBe(true)
        expect(convertPrice(low, rate)).toBeLessThanOrEqual(convertPrice(high, rate))
      }),
    )
  })
})
