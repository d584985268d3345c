import type { Language } from '@svetlitsa/domain/language/language'
import { favouriteTexts } from '@svetlitsa/i18n/favourite/favourite-texts'
import type { HeartTexts } from './favourite-heart.tsx'

const textsCache = new Map<Language, HeartTexts>()

/**
 * Texts of the favourite button, one object per language, so that a page of cards contains them
 * once.
 */
export function getHeartTexts(language: Language): HeartTexts {
  const { add, remove } = favouriteTexts[language]
  const texts = textsCache.get(language) ?? { add, remove }
  textsCache.set(language, texts)
  return texts
}
