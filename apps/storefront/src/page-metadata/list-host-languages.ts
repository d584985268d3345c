import { getSiteOrigin } from '../page-context/get-site-origin.ts'

/** Lists the two countries by hreflang code; languages have no hosts of their own (ADR 0042). */
export function listHostLanguages(): { language: string; origin: URL }[] {
  return [
    { language: 'ru-RU', origin: getSiteOrigin(false) },
    { language: 'ru-KZ', origin: getSiteOrigin(true) },
    { language: 'x-default', origin: getSiteOrigin(false) },
  ]
}
