import { describe, expect, it } from 'vitest'
import { isWholeDay } from './is-whole-day.ts'

const day = (chosen: number, free: number) => [
  ...Array.from({ length: chosen }, () => ({ chosen: true })),
  ...Array.from({ length: free }, () => ({ chosen: false })),
]

describe('isWholeDay', () => {
  it.each([
    [0, 5, false],
    [3, 2, false],
    [4, 1, true],
    [5, 0, true],
  ])('%s chosen and %s free: %s', (chosen, free, expected) => {
    expect(isWholeDay(day(chosen, free))).toBe(expected)
  })
})
