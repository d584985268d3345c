import { describe, expect, it } from 'vitest'
import { readReviewSort } from './review-sort.ts'

describe('readReviewSort', () => {
  it.each([
    ['new', 'new'],
    ['low', 'low'],
    ['useful', 'useful'],
    ['NEW', 'useful'],
    ['', 'useful'],
    [undefined, 'useful'],
  ])('[product.reviews] %j means %s', (text, expected) => {
    expect(readReviewSort(text)).toBe(expected)
  })
})
