import { describe, expect, it } from 'vitest'
import { shouldDropNumericFilter } from './should-drop-numeric-filter.ts'

describe('shouldDropNumericFilter', () => {
  it.each([
    [0, 0, true],
    [50, 50, true],
    [0, 1, false],
    [50, 51, false],
  ])('[filters.numeric] from %s to %s: %s', (minValue, maxValue, expected) => {
    expect(shouldDropNumericFilter({ minValue, maxValue })).toBe(expected)
  })
})
