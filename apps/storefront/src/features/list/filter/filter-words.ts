import type { Language } from '@svetlitsa/domain/language/read-language'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'

/** The words of the filters' fields; they travel to the phone's sheet with them. */
export type FilterWords = {
  from: string
  to: string
  /** «Ещё {count}». */
  more: string
  available: string
}

export function filterWords(language: Language): FilterWords {
  const { from, to, more, available } = catalogueTexts[language].filters
  return { from, to, more, available }
}
