import { describe, expect, it } from 'vitest'
import { detectOtherLanguage } from './detect-other-language.ts'

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
