import type { Language } from './parse-language.ts'

const locales: Readonly<Record<Language, string>> = { ru: 'ru_RU', kk: 'kk_KZ', en: 'en_US' }

/** Returns the locale of a map; ru_RU when the page's language is unknown (map.locale). */
export function getMapLocale(language: Language | null): string {
  return locales[language ?? 'ru']
}
