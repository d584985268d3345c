import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitByLargestRemainder } from './split-by-largest-remainder.ts'

const add = (parts: readonly number[]) => parts.reduce((a, b) => a + b, 0)
const whole = fc.integer({ min: 0, max: 2_000_000_000 })

describe('splitByLargestRemainder', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [99, [1, 1, 1], [33, 33, 33]],
    [10, [1, 2, 3], [2, 3, 5]],
    [1, [500, 499], [1, 0]],
    [1, [499, 500], [0, 1]],
    [0, [5, 7], [0, 0]],
    [7, [0, 0], [4, 3]],
    [7, [0, 3], [0, 7]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [0, [], []],
  ])('splits %s over %j as %j', (sum, weights, expected) => {
    expect(splitByLargestRemainder(sum, weights)).toEqual(expected)
  })

  it.each([
    [1, []],
    [1.5, [1]],
    [1, [-1]],
    [1, [0.5]],
  ])('refuses %s over %j', (sum, weights) => {
    expect(() => splitByLargestRemainder(sum, weights)).toThrow(RangeError)
  })

  it('parts add up to the sum, even beyond the exact range of doubles', () => {
    fc.assert(
      fc.property(whole, fc.array(whole, { minLength: 1, maxLength: 40 }), (sum, weights) => {
        const parts = splitByLargestRemainder(sum, weights)
        expect(add(parts)).toBe(sum)
        expect(parts.every((part) => part >= 0)).toBe(true)
      }),
    )
  })

  it('never assigns a line more than its weight', () => {
    fc.assert(
      fc.property(fc.array(whole, { minLength: 1, maxLength: 20 }), fc.nat(), (weights, any) => {
        const sum = any % (add(weights) + 1)
        splitByLargestRemainder(sum, weights).forEach((part, index) => {
          expect(part).toBeLessThanOrEqual(weights[index] ?? 0)
        })
      }),
    )
  })
})
