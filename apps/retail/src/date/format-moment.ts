import type { Language } from '@svetlitsa/domain/language/language'

/** Kazakh uses the Russian date format, because not every browser supports its locale. */
const locales: Record<Language, string> = { ru: 'ru-RU', kk: 'ru-RU', en: 'en-GB' }

/**
 * Formats a moment for tables: «22.11.2026, 14:02».
 *
 * @param timeZone an IANA name; by default the time of the device.
 */
export function formatMoment(moment: string, language: Language, timeZone?: string): string {
  return new Date(moment).toLocaleString(locales[language], {
    dateStyle: 'short',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  })
}
