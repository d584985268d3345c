import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitReceiptPositions } from './split-receipt-positions.ts'

describe('splitReceiptPositions', () => {
  it.each([
    [300, 3, [{ price: 100, quantity: 3 }]],
    [
      301,
      3,
      [
        { price: 100, quantity: 2 },
        { price: 101, quantity: 1 },
      ],
    ],
    [
      299,
      3,
      [
        { price: 99, quantity: 1 },
        { price: 100, quantity: 2 },
      ],
    ],
    [
      2,
      3,
      [
        { price: 0, quantity: 1 },
        { price: 1, quantity: 2 },
      ],
    ],
    [0, 2, [{ price: 0, quantity: 2 }]],
    [1_000, 2.5, [{ price: 400, quantity: 2.5 }]],
    [
      833,
      2.5,
      [
        { price: 333, quantity: 2 },
        { price: 334, quantity: 0.5 },
      ],
    ],
  ])('splits %s for %s pieces into %j', (sum, quantity, expected) => {
    expect(splitReceiptPositions(sum, quantity)).toEqual(expected)
  })

  it.each([
    [100, 0],
    [100, -1],
    [100, 0.25],
    [100, Number.NaN],
    [1.5, 1],
    [-1, 1],
  ])('refuses %s for %s pieces', (sum, quantity) => {
    expect(() => splitReceiptPositions(sum, quantity)).toThrow(RangeError)
  })

  it('returns at most two positions with the sum and the quantity of the line', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.integer({ min: 1, max: 9_999 }), (sum, quantity) => {
        const positions = splitReceiptPositions(sum, quantity)
        expect(positions.length).toBeLessThanOrEqual(2)
        expect(positions.reduce((a, p) => a + p.price * p.quantity, 0)).toBe(sum)
        expect(positions.reduce((a, p) => a + p.quantity, 0)).toBe(quantity)
      }),
    )
  })

  it('keeps the sum and the length of goods sold by the metre', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 999 }), (sum, tenths) => {
        const positions = splitReceiptPositions(sum, tenths / 10)
        expect(positions.reduce((a, p) => a + p.price * p.quantity, 0)).toBeCloseTo(sum, 6)
        expect(positions.reduce((a, p) => a + p.quantity, 0)).toBeCloseTo(tenths / 10, 9)
      }),
    )
  })
})
