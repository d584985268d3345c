import { describe, expect, it } from 'vitest'
import { isQuantity } from './is-quantity.ts'

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
