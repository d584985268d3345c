import type { Language } from '@svetlitsa/domain/language/language'

const locales: Readonly<Record<Exclude<Language, 'kk'>, string>> = { ru: 'ru-RU', en: 'en-GB' }

/** Starts with Sunday, like `getUTCDay`. */
const kazakh = {
  short: ['жс', 'дс', 'сс', 'ср', 'бс', 'жм', 'сб'],
  long: ['жексенбі', 'дүйсенбі', 'сейсенбі', 'сәрсенбі', 'бейсенбі', 'жұма', 'сенбі'],
} as const

/**
 * The weekday of a day, «вт» or «вторник». Not every browser supports Kazakh: some write «Tue».
 *
 * @param day YYYY-MM-DD
 */
export function formatWeekday(day: string, language: Language, length: 'short' | 'long'): string {
  const moment = new Date(`${day}T00:00:00Z`)
  if (language === 'kk') return kazakh[length][moment.getUTCDay()] ?? ''
  return new Intl.DateTimeFormat(locales[language], { weekday: length, timeZone: 'UTC' }).format(
    moment,
  )
}
