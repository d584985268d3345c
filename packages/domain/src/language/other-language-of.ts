import type { Language } from './read-language.ts'

const kazakhLetters = /[әғқңөұүһі]/i
const cyrillic = /[а-яё]/i

/**
 * The language of words that stand untranslated on a page, for its `lang`: names and addresses of
 * stores, reviews, makers. Undefined where it is the page's own, or where the letters do not tell
 * it. Only for words without a translation: a Kazakh phrase may do without a Kazakh letter
 * (WCAG 3.1.2).
 */
export function otherLanguageOf(words: string, page: Language): Language | undefined {
  const language = kazakhLetters.test(words) ? 'kk' : cyrillic.test(words) ? 'ru' : page
  return language === page ? undefined : language
}
