import type { Language } from './context.ts'

/** A row's words in the languages beside Russian; what is not here stays Russian. */
export type Translations<Words> = Partial<Record<Exclude<Language, 'ru'>, Partial<Words>>>

/** A row with its words in the reader's language; Russian where it has no other. */
export function wordsIn<Row extends { translations: Translations<object> }>(
  row: Row,
  language: Language,
): Row {
  return language === 'ru' ? row : { ...row, ...row.translations[language] }
}
