import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plural } from './plural.ts'
import { wordForms } from './word-forms.ts'

describe('plural', () => {
  it.each([
    [0, 'бонусов'],
    [1, 'бонус'],
    [2, 'бонуса'],
    [4, 'бонуса'],
    [5, 'бонусов'],
    [10, 'бонусов'],
    [11, 'бонусов'],
    [12, 'бонусов'],
    [14, 'бонусов'],
    [19, 'бонусов'],
    [20, 'бонусов'],
    [21, 'бонус'],
    [22, 'бонуса'],
    [25, 'бонусов'],
    [100, 'бонусов'],
    [101, 'бонус'],
    [111, 'бонусов'],
    [112, 'бонусов'],
    [119, 'бонусов'],
    [121, 'бонус'],
    [1_011, 'бонусов'],
    [-1, 'бонус'],
    [-11, 'бонусов'],
    [4.8, 'бонуса'],
  ])('[domain.plural] %s %s', (count, expected) => {
    expect(plural(count, wordForms.bonus)).toBe(expected)
  })

  it.each([
    ['bonus', 'бонус', 'бонуса', 'бонусов'],
    ['review', 'отзыв', 'отзыва', 'отзывов'],
    ['colour', 'цвет', 'цвета', 'цветов'],
    ['product', 'товар', 'товара', 'товаров'],
  ] as const)('[domain.plural] knows the forms of %s', (noun, one, few, many) => {
    expect([1, 3, 7].map((count) => plural(count, wordForms[noun]))).toEqual([one, few, many])
  })

  it("[domain.plural] agrees with the platform's Russian rule for whole numbers", () => {
    const platform = new Intl.PluralRules('ru')
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(plural(count, ['one', 'few', 'many'])).toBe(platform.select(count))
      }),
    )
  })
})
