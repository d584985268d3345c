import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatScore, hasRating } from './format-score.ts'

describe('hasRating', () => {
  it.each([
    [0, false],
    [1, true],
    [126, true],
    [-1, false],
  ])('[domain.rating] with %s ratings: %s', (count, expected) => {
    expect(hasRating({ count })).toBe(expected)
  })
})

describe('formatScore', () => {
  it.each([
    [0, null],
    [-1, null],
    [Number.NaN, null],
    [0.01, '0,0'],
    [0.05, '0,1'],
    [4, '4,0'],
    [4.34, '4,3'],
    [4.35, '4,4'],
    [4.95, '5,0'],
    [5, '5,0'],
  ])('[domain.rating] of %s is %s', (score, expected) => {
    expect(formatScore(score)).toBe(expected)
  })

  it('[domain.rating] always has one decimal', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 5, noNaN: true }), (score) => {
        expect(formatScore(score, '.')).toMatch(/^\d\.\d$/)
      }),
    )
  })
})
