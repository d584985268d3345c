import { expect, it } from 'vitest'
import { mapLocale } from './map-locale.ts'

it.each([
  [null, 'ru_RU'],
  ['ru', 'ru_RU'],
  ['kk', 'kk_KZ'],
  ['en', 'en_US'],
] as const)('[map.locale] the map of a page in %s speaks %s', (language, expected) => {
  expect(mapLocale(language)).toBe(expected)
})
