import { expect, it } from 'vitest'
import { getMapLocale } from './get-map-locale.ts'

it.each([
  [null, 'ru_RU'],
  ['ru', 'ru_RU'],
  ['kk', 'kk_KZ'],
  ['en', 'en_US'],
] as const)('[map.locale] the map on a page in %s uses %s', (language, expected) => {
  expect(getMapLocale(language)).toBe(expected)
})
