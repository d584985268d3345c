import type { Language } from '@svetlitsa/domain/language/read-language'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'

/** The words of the filters' fields; they travel to the phone's sheet with them. */
export type FilterWords = {
  /** Of the page: names of makers and stores have no translation. */
  language: Language
  from: string
  to: string
  /** «Ещё {count}». */
  more: string
  /** «Найти среди {count}», in a list too long to read. */
  find: string
  available: string
  /** «Есть {city}», once the shopper's city is known. */
  availableIn: string
  stores: string
  storesNone: string
}

export function filterWords(language: Language): FilterWords {
  const { filters } = catalogueTexts[language]
  const { from, to, more, find, available, availableIn, stores, storesNone } = filters
  return { language, from, to, more, find, available, availableIn, stores, storesNone }
}
