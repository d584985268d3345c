import type { Language } from './parse-language.ts'

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
