import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangeScale } from './range-scale.ts'

describe('rangeScale', () => {
  it.each([
    [4_990, 284_500, 0, 4_990],
    [4_990, 284_500, 1, 8_000],
    [4_990, 284_500, 50, 144_000],
    [4_990, 284_500, 100, 284_500],
    [118, 300, 1, 120],
    [40, 90, 7, 47],
    [5, 5, 1, 5],
  ])('from %i to %i, place %i stands for %i', (min, max, place, expected) => {
    expect(rangeScale(min, max).valueAt(place)).toBe(expected)
  })

  it('reaches both bounds, never leaves them and never goes back', () => {
    const bound = fc.integer({ min: 0, max: 2_000_000 })
    fc.assert(
      fc.property(bound, bound, (one, other) => {
        const [min, max] = one < other ? [one, other] : [other, one]
        const { places, valueAt, placeOf } = rangeScale(min, max)
        const values = Array.from({ length: places + 1 }, (_, place) => valueAt(place))
        expect(values[0]).toBe(min)
        expect(values.at(-1)).toBe(max)
        expect(values).toEqual([...values].sort((low, high) => low - high))
        expect([placeOf(min), placeOf(max)]).toEqual([0, max > min ? places : 0])
      }),
    )
  })
})
