import type { Language } from '@svetlitsa/domain/language/read-language'

const locales: Readonly<Record<Exclude<Language, 'kk'>, string>> = { ru: 'ru-RU', en: 'en-GB' }

const kazakhMonths = [
  'қаңтар',
  'ақпан',
  'наурыз',
  'сәуір',
  'мамыр',
  'маусым',
  'шілде',
  'тамыз',
  'қыркүйек',
  'қазан',
  'қараша',
  'желтоқсан',
] as const

type DayTextOptions = { year?: boolean; timeZone?: string }

/**
 * A day as people say it, «24 ноября», or with its year; a day without a time is the same day
 * everywhere. Not every browser knows the months of Kazakh: some say «M11 24».
 */
export function dayText(day: string, language: Language, options: DayTextOptions = {}): string {
  const { year = false, timeZone = 'UTC' } = options
  const moment = new Date(day.length === 10 ? `${day}T00:00:00Z` : day)
  if (language === 'kk') return kazakhDay(moment, year, timeZone)
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    ...(year ? { year: 'numeric' } : {}),
    timeZone,
  }).format(moment)
}

function kazakhDay(moment: Date, year: boolean, timeZone: string): string {
  const [years = '', month = '', day = ''] = new Intl.DateTimeFormat('sv-SE', { timeZone })
    .format(moment)
    .split('-')
  const text = `${Number(day)} ${kazakhMonths[Number(month) - 1]}`
  return year ? `${years} ж. ${text}` : text
}
