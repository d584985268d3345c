import type { Language } from './read-language.ts'

const locales: Readonly<Record<Language, string>> = { ru: 'ru_RU', kk: 'kk_KZ', en: 'en_US' }

/** The locale a map speaks; ru_RU where the page's language is not known (storefront §9). */
export function mapLocale(language: Language | null): string {
  return locales[language ?? 'ru']
}
