import type { Language } from '../context/context.ts'

/** A row's texts in the languages other than Russian; missing ones fall back to Russian. */
export type Translations<Texts> = Partial<Record<Exclude<Language, 'ru'>, Partial<Texts>>>

/** A row with its texts in the reader's language; Russian without a translation. */
export function localizeTexts<Row extends { translations: Translations<object> }>(
  row: Row,
  language: Language,
): Row {
  return language === 'ru' ? row : { ...row, ...row.translations[language] }
}
