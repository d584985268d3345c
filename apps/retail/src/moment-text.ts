import type { Language } from '@svetlitsa/domain/language/read-language'

/** Kazakh writes its numbers of days as Russian does; not every browser knows it. */
const locales: Record<Language, string> = { ru: 'ru-RU', kk: 'ru-RU', en: 'en-GB' }

/** A moment as the staff read it in a table: «22.11.2026, 14:02». */
export function momentText(at: string, language: Language): string {
  return new Date(at).toLocaleString(locales[language], { dateStyle: 'short', timeStyle: 'short' })
}
