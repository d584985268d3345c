import { describe, expect, it } from 'vitest'
import { productKinds } from '../product/product-kinds.ts'
import { createReviewLineAdapter } from './build-reviews.ts'
import lineOverrides from './review-line-overrides.json' with { type: 'json' }
import reviews from './reviews.json' with { type: 'json' }

const lines = new Set([
  ...Object.values(reviews.middles).flat(),
  ...Object.values(reviews.pros).flat(),
])
const nouns = new Set(productKinds.map(({ noun }) => noun))

describe('review line overrides', () => {
  it.each(Object.entries(lineOverrides))(
    'replace only existing lines of existing products: %s',
    (noun, overrides) => {
      expect(nouns).toContain(noun)
      expect(Object.keys(overrides).filter((line) => !lines.has(line))).toEqual([])
    },
  )

  it.each([
    ['Шторы «Родник»', false, 'Мягкий, босиком приятно.', 'Складки ложатся ровно.'],
    ['Ковёр «Март»', false, 'Мягкий, босиком приятно.', 'Мягкий, босиком приятно.'],
    ['Ковёр «Март»', false, 'Инструкция мелким шрифтом.', ''],
    ['Комод «Сад»', true, 'Инструкция мелким шрифтом.', 'Инструкция мелким шрифтом.'],
    ['Торшер «Излучина»', true, 'Тяжёлое, вдвоём еле занесли.', ''],
  ])('adapt a line to the product: %s', (name, needs_assembly, line, expected) => {
    const offers = [{ weight_kg: 6 }]
    expect(createReviewLineAdapter({ name, needs_assembly }, offers)(line)).toBe(expected)
  })

  it('keep lines about weight for heavy products', () => {
    const line = 'Тяжёлое, вдвоём еле занесли.'
    const wardrobe = { name: 'Шкаф «Сад»', needs_assembly: true }
    expect(createReviewLineAdapter(wardrobe, [{ weight_kg: 24 }, { weight_kg: 25 }])(line)).toBe(
      line,
    )
    expect(createReviewLineAdapter(wardrobe, [{ weight_kg: 24 }])(line)).toBe('')
  })
})
