import { describe, expect, it } from 'vitest'
import { parseReviewSort } from './review-sort.ts'

describe('parseReviewSort', () => {
  it.each([
    ['new', 'new'],
    ['low', 'low'],
    ['useful', 'useful'],
    ['NEW', 'useful'],
    ['', 'useful'],
    [undefined, 'useful'],
  ])('[product.reviews] %j is parsed as %s', (text, expected) => {
    expect(parseReviewSort(text)).toBe(expected)
  })
})
