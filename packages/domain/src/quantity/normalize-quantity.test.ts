import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeQuantity } from './normalize-quantity.ts'

const pieces = (wanted: number, stock: number, minimumBatch = 1, sellsRemains = false) =>
  normalizeQuantity({ wanted, stock, minimumBatch, sellsRemains })

const metres = (wanted: number, stock: number, minimumBatch = 1) =>
  normalizeQuantity({ wanted, stock, minimumBatch, sellsRemains: false, byMetre: true })

describe('normalizeQuantity', () => {
  it.each([
    [-5, 1, 'minimum'],
    [0, 1, 'minimum'],
    [1, 1, null],
    [9, 9, null],
    [10, 10, null],
    [11, 10, 'stock'],
    [1_000_000_000, 10, 'stock'],
  ] as const)(
    '[domain.quantity] of 10 pieces, wanted %s gives %s (%s)',
    (wanted, quantity, changed) => {
      expect(pieces(wanted, 10)).toEqual({ quantity, changed })
    },
  )

  it.each([
    [0, 4, 'minimum'],
    [1, 4, 'batch'],
    [3, 4, 'batch'],
    [4, 4, null],
    [5, 8, 'batch'],
    [8, 8, null],
    [9, 10, 'stock'],
    [10, 10, null],
    [11, 10, 'stock'],
  ] as const)(
    '[domain.quantity] of 10 in batches of 4, wanted %s gives %s (%s)',
    (wanted, quantity, changed) => {
      expect(pieces(wanted, 10, 4)).toEqual({ quantity, changed })
    },
  )

  it.each([
    [0, 1, 'minimum'],
    [1, 1, null],
    [5, 5, null],
    [10, 10, null],
    [11, 10, 'stock'],
  ] as const)(
    '[domain.quantity] of 10 sold as remainders, wanted %s gives %s (%s)',
    (wanted, quantity, changed) => {
      expect(pieces(wanted, 10, 4, true)).toEqual({ quantity, changed })
    },
  )

  it.each([
    [0.9, 1, 'minimum'],
    [1, 1, null],
    [1.1, 1.1, null],
    [1.1 + 0.2, 1.3, null],
    [1.25, 1.3, 'batch'],
    [2.5, 2.5, null],
    [2.6, 2.5, 'stock'],
  ] as const)(
    '[domain.quantity] of 2.5 metres, wanted %s gives %s (%s)',
    (wanted, quantity, changed) => {
      expect(metres(wanted, 2.5)).toEqual({ quantity, changed })
    },
  )

  it('[domain.quantity] takes half a metre where that is the shortest cut', () => {
    expect(metres(0.4, 10, 0.5)).toEqual({ quantity: 0.5, changed: 'minimum' })
    expect(metres(0.5, 10, 0.5)).toEqual({ quantity: 0.5, changed: null })
    expect(metres(0.6, 10, 0.5)).toEqual({ quantity: 0.6, changed: null })
  })

  it('[domain.quantity] gives nothing of what is not there', () => {
    expect(pieces(3, 0)).toEqual({ quantity: 0, changed: 'stock' })
    expect(pieces(3, 2, 4)).toEqual({ quantity: 2, changed: 'stock' })
    expect(pieces(1, -1)).toEqual({ quantity: 0, changed: 'stock' })
  })

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '[domain.quantity] refuses %s pieces',
    (wanted) => {
      expect(() => pieces(wanted, 10)).toThrow(RangeError)
    },
  )

  it('[domain.quantity] never exceeds the stock, settles at once, and is a whole batch or the stock', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10, max: 500 }),
        fc.nat(300),
        fc.integer({ min: 1, max: 12 }),
        fc.boolean(),
        (wanted, stock, minimumBatch, sellsRemains) => {
          const { quantity, changed } = pieces(wanted, stock, minimumBatch, sellsRemains)
          expect(quantity).toBeLessThanOrEqual(stock)
          expect(changed === null).toBe(quantity === wanted)
          if (stock > 0)
            expect(pieces(quantity, stock, minimumBatch, sellsRemains).quantity).toBe(quantity)
          if (!sellsRemains) expect(quantity === stock || quantity % minimumBatch === 0).toBe(true)
        },
      ),
    )
  })
})
