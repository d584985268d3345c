import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slug } from './slug.ts'

describe('slug', () => {
  it.each([
    ['Диван «Осло», 3-местный', 'divan-oslo-3-mestnyy'],
    ['Щётка и подъём', 'shchetka-i-podem'],
    ['Қазақ үй', 'kazak-uy'],
    ['Café Table', 'cafe-table'],
    ['  — ', ''],
    ['tag-krovat', 'tag-krovat'],
  ])('makes of «%s» «%s»', (name, expected) => {
    expect(slug(name)).toBe(expected)
  })

  it('gives only lowercase Latin letters, digits and single hyphens between them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(slug(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      }),
    )
  })
})
