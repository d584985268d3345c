import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isQuantity, normalizeQuantity, stepQuantity } from './quantity.ts'

describe('isQuantity', () => {
  it.each([
    [1, false, true],
    [0, false, true],
    [-1, false, true],
    [1e9, false, true],
    [1.5, false, false],
    [1.5, true, true],
    [Number.NaN, true, false],
    [Number.POSITIVE_INFINITY, true, false],
    ['1', false, false],
    [null, false, false],
    [undefined, false, false],
  ])('[domain.quantity] %s, by the metre: %s → %s', (value, byMetre, expected) => {
    expect(isQuantity(value, { byMetre })).toBe(expected)
  })
})

describe('normalizeQuantity', () => {
  const pieces = (requested: number, stock: number, minimumBatch = 1, sellsRemains = false) =>
    normalizeQuantity({ requested, stock, minimumBatch, sellsRemains })

  const metres = (requested: number, stock: number, minimumBatch = 1) =>
    normalizeQuantity({ requested, stock, minimumBatch, sellsRemains: false, byMetre: true })

  it.each([
    [-5, 1, 'minimum'],
    [0, 1, 'minimum'],
    [1, 1, null],
    [9, 9, null],
    [10, 10, null],
    [11, 10, 'stock'],
    [1_000_000_000, 10, 'stock'],
  ] as const)(
    '[domain.quantity] of 10 pieces, requesting %s gives %s (%s)',
    (requested, quantity, changed) => {
      expect(pieces(requested, 10)).toEqual({ quantity, changed })
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
    '[domain.quantity] of 10 in batches of 4, requesting %s gives %s (%s)',
    (requested, quantity, changed) => {
      expect(pieces(requested, 10, 4)).toEqual({ quantity, changed })
    },
  )

  it.each([
    [0, 1, 'minimum'],
    [1, 1, null],
    [5, 5, null],
    [10, 10, null],
    [11, 10, 'stock'],
  ] as const)(
    '[domain.quantity] of 10 sold as remainders, requesting %s gives %s (%s)',
    (requested, quantity, changed) => {
      expect(pieces(requested, 10, 4, true)).toEqual({ quantity, changed })
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
    '[domain.quantity] of 2.5 metres, requesting %s gives %s (%s)',
    (requested, quantity, changed) => {
      expect(metres(requested, 2.5)).toEqual({ quantity, changed })
    },
  )

  it('[domain.quantity] allows half a metre when that is the shortest cut', () => {
    expect(metres(0.4, 10, 0.5)).toEqual({ quantity: 0.5, changed: 'minimum' })
    expect(metres(0.5, 10, 0.5)).toEqual({ quantity: 0.5, changed: null })
    expect(metres(0.6, 10, 0.5)).toEqual({ quantity: 0.6, changed: null })
  })

  it('[domain.quantity] returns 0 without stock', () => {
    expect(pieces(3, 0)).toEqual({ quantity: 0, changed: 'stock' })
    expect(pieces(3, 2, 4)).toEqual({ quantity: 2, changed: 'stock' })
    expect(pieces(1, -1)).toEqual({ quantity: 0, changed: 'stock' })
  })

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '[domain.quantity] refuses %s pieces',
    (requested) => {
      expect(() => pieces(requested, 10)).toThrow(RangeError)
    },
  )

  it('[domain.quantity] never exceeds the stock, is idempotent, and is a multiple of the batch or the stock', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10, max: 500 }),
        fc.nat(300),
        fc.integer({ min: 1, max: 12 }),
        fc.boolean(),
        (requested, stock, minimumBatch, sellsRemains) => {
          const { quantity, changed } = pieces(requested, stock, minimumBatch, sellsRemains)
          expect(quantity).toBeLessThanOrEqual(stock)
          expect(changed === null).toBe(quantity === requested)
          if (stock > 0)
            expect(pieces(quantity, stock, minimumBatch, sellsRemains).quantity).toBe(quantity)
          if (!sellsRemains) expect(quantity === stock || quantity % minimumBatch === 0).toBe(true)
        },
      ),
    )
  })

  it.each([
    { what: 'one below the limit', requested: 19, batch: 1, quantity: 19, changed: null },
    { what: 'the limit', requested: 20, batch: 1, quantity: 20, changed: null },
    { what: 'one above the limit', requested: 21, batch: 1, quantity: 20, changed: 'limit' },
    { what: 'a million', requested: 1_000_000, batch: 1, quantity: 20, changed: 'limit' },
    { what: 'whole batches within it', requested: 17, batch: 8, quantity: 16, changed: 'limit' },
    { what: 'one batch larger than it', requested: 1, batch: 24, quantity: 24, changed: 'batch' },
    { what: 'two such batches', requested: 48, batch: 24, quantity: 24, changed: 'limit' },
  ])('[order.limits] 20 pieces a line: $what', ({ requested, batch, quantity, changed }) => {
    const terms = { requested, stock: 330, minimumBatch: batch, sellsRemains: false, maximum: 20 }
    expect(normalizeQuantity(terms)).toEqual({ quantity, changed })
  })

  it('[order.limits] the stock is named where it ends before the limit, and metres have no limit', () => {
    const terms = { minimumBatch: 1, sellsRemains: false, maximum: 20 }
    expect(normalizeQuantity({ ...terms, requested: 30, stock: 7 })).toEqual({
      quantity: 7,
      changed: 'stock',
    })
    expect(normalizeQuantity({ ...terms, requested: 45.5, stock: 90, byMetre: true })).toEqual({
      quantity: 45.5,
      changed: null,
    })
  })
})

describe('stepQuantity', () => {
  const step = (
    quantity: number,
    direction: 'increment' | 'decrement',
    terms: { minimumBatch?: number; sellsRemains?: boolean; byMetre?: boolean } = {},
  ) =>
    stepQuantity({
      quantity,
      direction,
      stock: 10,
      minimumBatch: terms.minimumBatch ?? 1,
      sellsRemains: terms.sellsRemains ?? false,
      byMetre: terms.byMetre ?? false,
    })

  it.each([
    [1, 'increment', 2, null],
    [9, 'increment', 10, null],
    [10, 'increment', 10, 'stock'],
    [2, 'decrement', 1, null],
    [1, 'decrement', 1, 'minimum'],
  ] as const)(
    '[domain.quantity] by pieces: %s %s gives %s',
    (from, direction, quantity, changed) => {
      expect(step(from, direction)).toEqual({ quantity, changed })
    },
  )

  it.each([
    [4, 'increment', 8, null],
    [8, 'increment', 10, 'stock'],
    [10, 'decrement', 8, 'batch'],
    [8, 'decrement', 4, null],
    [4, 'decrement', 4, 'minimum'],
  ] as const)(
    '[domain.quantity] by batches of 4: %s %s gives %s',
    (from, direction, quantity, changed) => {
      expect(step(from, direction, { minimumBatch: 4 })).toEqual({ quantity, changed })
    },
  )

  it('[domain.quantity] steps by one where remainders are sold, regardless of the batch', () => {
    expect(step(4, 'increment', { minimumBatch: 4, sellsRemains: true }).quantity).toBe(5)
    expect(step(4, 'decrement', { minimumBatch: 4, sellsRemains: true }).quantity).toBe(3)
  })

  it('[domain.quantity] steps by exact tenths of a metre', () => {
    expect(step(1.2, 'increment', { byMetre: true })).toEqual({ quantity: 1.3, changed: null })
    expect(step(1.3, 'decrement', { byMetre: true })).toEqual({ quantity: 1.2, changed: null })
    expect(step(1, 'decrement', { byMetre: true })).toEqual({ quantity: 1, changed: 'minimum' })
  })
})
