import { describe, expect, it } from 'vitest'
import { slugify } from '../text/slugify.ts'
import { isSameSound } from './is-same-sound.ts'
import { transliterateToCyrillic } from './transliterate-to-cyrillic.ts'

describe('transliterateToCyrillic', () => {
  it.each([
    ['divan', 'диван'],
    ['kreslo', 'кресло'],
    ['shkaf', 'шкаф'],
    ['stulya', 'стуля'],
    ['uglovoy', 'угловой'],
    ['seryy', 'серый'],
    ['yaschik', 'ящик'],
    ['tsvet', 'цвет'],
    ['centr', 'центр'],
    ['comod', 'комод'],
    ["krovat'", 'кровать'],
    ['диван', ''],
    ['p-1', ''],
    ['', ''],
  ])('of «%s» is «%s»', (word, expected) => {
    expect(transliterateToCyrillic(word)).toBe(expected)
  })

  it.each([
    'кровать',
    'двуспальная',
    'стеллаж',
    'угловой',
    'обеденный',
    'ящик',
    'съёмный',
    'этажерка',
    'журнальный',
    'белые',
  ])('«%s» is recognized in its Latin spelling', (word) => {
    expect(isSameSound(transliterateToCyrillic(slugify(word)), word)).toBe(true)
  })
})
