import { describe, expect, it } from 'vitest'
import { buildPageMarks } from './pagination.tsx'

describe('buildPageMarks', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 'gap-after', 8]],
    [4, 8, [1, 2, 3, 4, 5, 'gap-after', 8]],
    [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
    [5, 8, [1, 'gap-before', 4, 5, 6, 7, 8]],
    [20, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
  ])('page %i of %i', (page, pageCount, marks) => {
    expect(buildPageMarks(page, pageCount)).toEqual(marks)
  })
})
