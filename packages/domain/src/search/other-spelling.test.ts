import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugify } from '../text/slug.ts'
import { isSameSound } from './likely-word.ts'
import { switchKeyboardLayout, transliterateToCyrillic } from './other-spelling.ts'

describe('switchKeyboardLayout', () => {
  it.each([
    ['lbdfy', 'диван'],
    ['Cnek', 'Стул'],
    ['ghtlkj;tybt', 'предложение'],
    ['`krf 120', 'ёлка 120'],
    ['шлуф', 'ikea'],
    ['диван', 'lbdfy'],
    ['', ''],
    ['120', '120'],
  ])('of «%s» is «%s»', (text, expected) => {
    expect(switchKeyboardLayout(text)).toBe(expected)
  })

  it('switching twice restores the text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[а-яё ]*[а-яё]$/), (text) => {
        expect(switchKeyboardLayout(switchKeyboardLayout(text))).toBe(text)
      }),
    )
  })
})

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
