import { expect, it } from 'vitest'
import { buildRouteUrl } from './store-rows.tsx'

it.each([
  ['ru', 'ru_RU'],
  ['kk', 'kk_KZ'],
  ['en', 'en_US'],
] as const)(
  '[map.locale] directions to a store open for a reader of %s in %s',
  (language, locale) => {
    expect(buildRouteUrl({ lat: 55.65, lon: 37.61 }, language)).toBe(
      `https://yandex.ru/maps/?rtext=~55.65,37.61&lang=${locale}`,
    )
  },
)
