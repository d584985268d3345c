import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugify } from './slugify.ts'

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
