import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitSlug } from './limit-slug.ts'

describe('limitSlug', () => {
  it.each([
    ['shkaf-kupe-belyy', 16, '', 'shkaf-kupe-belyy'],
    ['shkaf-kupe-belyy', 15, '', 'shkaf-kupe'],
    ['shkaf-kupe-belyy', 11, '', 'shkaf-kupe'],
    ['shkaf-kupe-belyy', 10, '', 'shkaf-kupe'],
    ['shkaf-kupe-belyy', 9, '', 'shkaf'],
    ['shkafkupe', 5, '', 'shkaf'],
    ['shkaf-kupe', 12, '2', 'shkaf-kupe-2'],
    ['shkaf-kupe', 11, '2', 'shkaf-2'],
    ['', 10, '', ''],
  ])('«%s» in %i characters with the end «%s» is «%s»', (slug, maxLength, end, expected) => {
    expect(limitSlug(slug, maxLength, end)).toBe(expected)
  })

  it('stays within the limit and remains a slug', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,12}$/)
    const slug = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join('-'))
    fc.assert(
      fc.property(slug, fc.integer({ min: 8, max: 60 }), fc.nat(9999), (any, limit, number) => {
        for (const code of [limitSlug(any, limit), limitSlug(any, limit, String(number))]) {
          expect(code.length).toBeLessThanOrEqual(limit)
          expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        }
      }),
    )
  })
})
