import type { Language } from '@svetlitsa/domain/language/read-language'

const locales: Record<Language, string> = { ru: 'ru-RU', kk: 'kk-KZ', en: 'en-GB' }

/** A moment as the staff read it in a table: «22.11.2026, 14:02». */
export function momentText(at: string, language: Language): string {
  return new Date(at).toLocaleString(locales[language], { dateStyle: 'short', timeStyle: 'short' })
}
