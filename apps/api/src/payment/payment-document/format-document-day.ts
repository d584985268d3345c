import type { Language } from '../../platform/context/context.ts'

/** The day of a document in words of its language, in the seller's time zone by default. */
export function formatDocumentDay(
  moment: Date,
  language: Language,
  timeZone = 'Europe/Moscow',
): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(moment)
}
