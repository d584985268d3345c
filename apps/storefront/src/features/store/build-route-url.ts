import { getMapLocale } from '@svetlitsa/domain/language/get-map-locale'
import type { Language } from '@svetlitsa/domain/language/parse-language'

/**
 * Builds the address of directions to a place in the most common map service, in the page's
 * language.
 */
export function buildRouteUrl(
  { lat, lon }: { lat: number; lon: number },
  language: Language,
): string {
  return `https://yandex.ru/maps/?rtext=~${lat},${lon}&lang=${getMapLocale(language)}`
}
