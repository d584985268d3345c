/** The languages of the shop; the first is the default (lang.three). */
export const languages = ['ru', 'kk', 'en'] as const

export type Language = (typeof languages)[number]

/** Parses a language code; returns null for anything but ru, kk and en (lang.three). */
export function parseLanguage(value: unknown): Language | null {
  return languages.find((language) => language === value) ?? null
}

const kazakhLetters = /[әғқңөұүһі]/i
const cyrillic = /[а-яё]/i

/**
 * Returns the language of untranslated text on a page, for its `lang` attribute: names and
 * addresses of stores, reviews, vendors. Returns undefined when the text is in the page's language
 * or the letters do not reveal it. Use only for text without a translation, because a Kazakh phrase
 * may contain no Kazakh letter (WCAG 3.1.2).
 */
export function detectOtherLanguage(text: string, page: Language): Language | undefined {
  const language = kazakhLetters.test(text) ? 'kk' : cyrillic.test(text) ? 'ru' : page
  return language === page ? undefined : language
}

const locales: Readonly<Record<Language, string>> = { ru: 'ru_RU', kk: 'kk_KZ', en: 'en_US' }

/** Returns the locale of a map; ru_RU when the page's language is unknown (map.locale). */
export function getMapLocale(language: Language | null): string {
  return locales[language ?? 'ru']
}
