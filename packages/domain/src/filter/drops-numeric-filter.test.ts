import { describe, expect, it } from 'vitest'
import { dropsNumericFilter } from './drops-numeric-filter.ts'

describe('dropsNumericFilter', () => {
  it.each([
    [0, 0, true],
    [50, 50, true],
    [0, 1, false],
    [50, 51, false],
  ])('[filters.numeric] from %s to %s: %s', (minValue, maxValue, expected) => {
    expect(dropsNumericFilter({ minValue, maxValue })).toBe(expected)
  })
})
