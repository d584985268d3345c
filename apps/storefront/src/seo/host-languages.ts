import { siteOrigin } from '../site-origin.ts'

/** The two countries by the marks search engines know them by; languages have no hosts (decisions). */
export function hostLanguages(): { language: string; origin: URL }[] {
  return [
    { language: 'ru-RU', origin: siteOrigin(false) },
    { language: 'ru-KZ', origin: siteOrigin(true) },
    { language: 'x-default', origin: siteOrigin(false) },
  ]
}
