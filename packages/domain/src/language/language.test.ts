import { describe, expect, it } from 'vitest'
import { detectOtherLanguage, getMapLocale, parseLanguage } from './language.ts'

describe('parseLanguage', () => {
  it.each([
    ['ru', 'ru'],
    ['kk', 'kk'],
    ['en', 'en'],
    ['RU', null],
    ['ru-RU', null],
    ['kz', null],
    ['', null],
    [undefined, null],
  ])('[lang.three] the language %s is read as %s', (value, expected) => {
    expect(parseLanguage(value)).toBe(expected)
  })
})

describe('detectOtherLanguage', () => {
  it.each([
    ['Варшавское ш., 97', 'ru', undefined],
    ['Варшавское ш., 97', 'kk', 'ru'],
    ['Варшавское ш., 97', 'en', 'ru'],
    ['Ёлка', 'en', 'ru'],
    ['Абай даңғылы, 44', 'kk', undefined],
    ['Абай даңғылы, 44', 'ru', 'kk'],
    ['ҚАРАҒАНДЫ', 'en', 'kk'],
    ['MDF House', 'ru', undefined],
    ['24', 'en', undefined],
    ['', 'kk', undefined],
  ] as const)('[lang.three] marks «%s» on a page in %s as %s', (text, page, language) => {
    expect(detectOtherLanguage(text, page)).toBe(language)
  })
})

describe('getMapLocale', () => {
  it.each([
    [null, 'ru_RU'],
    ['ru', 'ru_RU'],
    ['kk', 'kk_KZ'],
    ['en', 'en_US'],
  ] as const)('[map.locale] the map on a page in %s uses %s', (language, expected) => {
    expect(getMapLocale(language)).toBe(expected)
  })
})
