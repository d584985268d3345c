import type { Language } from '@svetlitsa/domain/language/language'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'

/** Texts of the filter fields. */
export type FilterTexts = {
  /** Language of the page; names of vendors and stores are not translated. */
  language: Language
  from: string
  to: string
  /** «Ещё {count}». */
  more: string
  /** «Найти среди {count}», for a list that is too long to read. */
  find: string
  available: string
  /** «Есть {city}», once the shopper's city has loaded. */
  availableIn: string
  stores: string
  storesNone: string
}

export function getFilterTexts(language: Language): FilterTexts {
  const { filters } = catalogueTexts[language]
  const { from, to, more, find, available, availableIn, stores, storesNone } = filters
  return { language, from, to, more, find, available, availableIn, stores, storesNone }
}
