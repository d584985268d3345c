import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRangeScale } from './uncontrolled-range-slider.tsx'

describe('createRangeScale', () => {
  it.each([
    [4_990, 284_500, 0, 4_990],
    [4_990, 284_500, 1, 8_000],
    [4_990, 284_500, 50, 144_000],
    [4_990, 284_500, 100, 284_500],
    [118, 300, 1, 120],
    [40, 90, 7, 47],
    [5, 5, 1, 5],
  ])('from %i to %i, position %i has the value %i', (min, max, position, expected) => {
    expect(createRangeScale(min, max).toValue(position)).toBe(expected)
  })

  it('reaches both bounds, never exceeds them and never decreases', () => {
    const bound = fc.integer({ min: 0, max: 2_000_000 })
    fc.assert(
      fc.property(bound, bound, (firstBound, secondBound) => {
        const [min, max] =
          firstBound < secondBound ? [firstBound, secondBound] : [secondBound, firstBound]
        const { positionCount, toValue, toPosition } = createRangeScale(min, max)
        const values = Array.from({ length: positionCount + 1 }, (_, position) => toValue(position))
        expect(values[0]).toBe(min)
        expect(values.at(-1)).toBe(max)
        expect(values).toEqual([...values].sort((low, high) => low - high))
        expect([toPosition(min), toPosition(max)]).toEqual([0, max > min ? positionCount : 0])
      }),
    )
  })
})
