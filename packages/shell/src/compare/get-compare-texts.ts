import type { Language } from '@svetlitsa/domain/language/language'
import { compareTexts } from '@svetlitsa/i18n/compare/compare-texts'
import type { CompareTexts } from './compare-toggle.tsx'

const textsCache = new Map<Language, CompareTexts>()

/** Texts of the button, one object per language, so that a page of cards contains them once. */
export function getCompareTexts(language: Language): CompareTexts {
  const { add, remove, fullTitle, full } = compareTexts[language]
  const texts = textsCache.get(language) ?? { add, remove, fullTitle, full }
  textsCache.set(language, texts)
  return texts
}
