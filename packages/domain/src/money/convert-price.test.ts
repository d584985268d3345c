import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertPrice } from './convert-price.ts'

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
