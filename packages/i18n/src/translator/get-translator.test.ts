import { describe, expect, it } from 'vitest'
import { getTranslator } from './get-translator.ts'

const texts = {
  ru: {
    count: '{count, plural, one {# товар} few {# товара} other {# товаров}}',
    deep: { a: 'а' },
  },
  kk: { count: '{count, plural, other {# тауар}}', deep: { a: 'ә' } },
  en: { count: '{count, plural, one {# product} other {# products}}', deep: { a: 'a' } },
} as const

describe('getTranslator', () => {
  it.each([
    [1, '1 товар'],
    [3, '3 товара'],
    [11, '11 товаров'],
    [22, '22 товара'],
    [0, '0 товаров'],
  ])('uses the Russian plural form for %i', (count, expected) => {
    expect(getTranslator(texts, 'ru')('count', { count })).toBe(expected)
  })

  it.each(['ru', 'kk', 'en'] as const)(
    '[lang.three] separates thousands by a no-break space in %s, as in prices',
    (language) => {
      const one = { of: '{n, number} из {all, plural, other {#}}' }
      const translate = getTranslator({ ru: one, kk: { ...one }, en: { ...one } }, language)
      expect(translate('of', { n: 999, all: 1_000 })).toBe('999 из 1\u00a0000')
      expect(translate('of', { n: 1_234_567, all: 12_000 })).toBe(
        '1\u00a0234\u00a0567 из 12\u00a0000',
      )
      expect(translate('of', { n: 1_234.5, all: 0 })).toBe(
        `1\u00a0234${language === 'en' ? '.' : ','}5 из 0`,
      )
    },
  )

  it('finds nested texts in each language', () => {
    expect(getTranslator(texts, 'kk')('deep.a')).toBe('ә')
    expect(getTranslator(texts, 'en')('deep.a')).toBe('a')
  })

  it('throws if a value for a text is missing', () => {
    expect(() => getTranslator(texts, 'ru')('count')).toThrow()
  })
})
