import { describe, expect, it } from 'vitest'
import turns from '../seed/data/review-turns.json' with { type: 'json' }
import reviews from '../seed/data/reviews.json' with { type: 'json' }
import { kinds } from '../seed/kinds.ts'
import { turnedWords } from '../seed/review-turns.ts'

const lines = new Set([
  ...Object.values(reviews.middles).flat(),
  ...Object.values(reviews.pros).flat(),
])
const nouns = new Set(kinds.map(({ noun }) => noun))

describe('what people say of a thing', () => {
  it.each(Object.entries(turns))('is turned from lines that are said: %s', (noun, own) => {
    expect(nouns).toContain(noun)
    expect(Object.keys(own).filter((line) => !lines.has(line))).toEqual([])
  })

  it.each([
    ['Шторы «Родник»', false, 'Мягкий, босиком приятно.', 'Складки ложатся ровно.'],
    ['Ковёр «Март»', false, 'Мягкий, босиком приятно.', 'Мягкий, босиком приятно.'],
    ['Ковёр «Март»', false, 'Инструкция мелким шрифтом.', ''],
    ['Комод «Сад»', true, 'Инструкция мелким шрифтом.', 'Инструкция мелким шрифтом.'],
    ['Торшер «Излучина»', true, 'Тяжёлое, вдвоём еле занесли.', ''],
  ])('fits %s', (name, needs_assembly, line, turned) => {
    const sold = [{ weight_kg: 6 }]
    expect(turnedWords({ name, needs_assembly }, sold)(line)).toBe(turned)
  })

  it('lets heavy things be heavy', () => {
    const line = 'Тяжёлое, вдвоём еле занесли.'
    const wardrobe = { name: 'Шкаф «Сад»', needs_assembly: true }
    expect(turnedWords(wardrobe, [{ weight_kg: 24 }, { weight_kg: 25 }])(line)).toBe(line)
    expect(turnedWords(wardrobe, [{ weight_kg: 24 }])(line)).toBe('')
  })
})
