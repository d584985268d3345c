import { expect, it } from 'vitest'
import { routeTo } from './route-to.ts'

it.each([
  ['ru', 'ru_RU'],
  ['kk', 'kk_KZ'],
  ['en', 'en_US'],
] as const)(
  '[map.locale] the way to a store is shown to a reader of %s in %s',
  (language, locale) => {
    expect(routeTo({ lat: 55.65, lon: 37.61 }, language)).toBe(
      `https://yandex.ru/maps/?rtext=~55.65,37.61&lang=${locale}`,
    )
  },
)
