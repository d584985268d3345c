import { mapLocale } from '@svetlitsa/domain/language/map-locale'
import type { Language } from '@svetlitsa/domain/language/read-language'

/** The way to a place, in the maps most people here have, in the language of the page. */
export function routeTo({ lat, lon }: { lat: number; lon: number }, language: Language): string {
  return `https://yandex.ru/maps/?rtext=~${lat},${lon}&lang=${mapLocale(language)}`
}
