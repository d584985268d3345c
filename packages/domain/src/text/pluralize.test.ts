import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pluralize } from './pluralize.ts'

describe('pluralize', () => {
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
    expect(pluralize(count, ['бонус', 'бонуса', 'бонусов'])).toBe(expected)
  })

  it('[domain.plural] agrees with Intl.PluralRules for whole numbers', () => {
    const platform = new Intl.PluralRules('ru')
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(pluralize(count, ['one', 'few', 'many'])).toBe(platform.select(count))
      }),
    )
  })
})
