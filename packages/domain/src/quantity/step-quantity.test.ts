import { describe, expect, it } from 'vitest'
import { stepQuantity } from './step-quantity.ts'

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

describe('stepQuantity', () => {
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
