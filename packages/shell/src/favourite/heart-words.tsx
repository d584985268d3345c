import type { Language } from '@svetlitsa/domain/language/read-language'
import { favouriteTexts } from '@svetlitsa/i18n/favourite-texts'
import type { HeartWords } from './favourite-heart.tsx'

const wordsOf = new Map<Language, HeartWords>()

/** The heart's words, one object a language: a page of cards then carries them once. */
export function sharedHeartWords(language: Language): HeartWords {
  const { add, remove } = favouriteTexts[language]
  const words = wordsOf.get(language) ?? { add, remove }
  wordsOf.set(language, words)
  return words
}
