import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitSlug, slugify } from './slug.ts'

describe('slugify', () => {
  it.each([
    ['Диван «Осло», 3-местный', 'divan-oslo-3-mestnyy'],
    ['Щётка и подъём', 'shchetka-i-podem'],
    ['Қазақ үй', 'kazak-uy'],
    ['Café Table', 'cafe-table'],
    ['Åse Ødegård, Łódź', 'ase-odegard-lodz'],
    ['Ærø, Straße, œuvre', 'aero-strasse-oeuvre'],
    ['ışık đorđe þing ðe ħal ŧe', 'isik-dorde-thing-de-hal-te'],
    ['ґанок є їжак ў', 'ganok-ye-yizhak-u'],
    ['  — ', ''],
    ['tag-krovat', 'tag-krovat'],
  ])('turns «%s» into «%s»', (name, expected) => {
    expect(slugify(name)).toBe(expected)
  })

  it('contains only lower-case Latin letters, digits and single hyphens between them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(slugify(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      }),
    )
  })
})

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
