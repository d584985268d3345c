import type { Language } from '@svetlitsa/domain/language/language'

const months: Readonly<Record<Language, string>> = {
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  kk: 'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан',
  en: 'January February March April May June July August September October November December',
}

const withYear: Readonly<Record<Language, (day: string, year: string) => string>> = {
  ru: (day, year) => `${day} ${year} г.`,
  kk: (day, year) => `${year} ж. ${day}`,
  en: (day, year) => `${day} ${year}`,
}

type FormatDayOptions = { year?: boolean; timeZone?: string }

/**
 * Formats a day as «24 ноября», or with its year. A day without a time is the same everywhere.
 * Month names are listed here because some browsers have no Kazakh ones and write «M11 24», and
 * because the first `Intl.DateTimeFormat` of a page costs a phone about 60 ms.
 */
export function formatDay(day: string, language: Language, options: FormatDayOptions = {}): string {
  const [years = '', month = '', days = ''] = toCalendarDay(day, options.timeZone).split('-')
  const text = `${Number(days)} ${months[language].split(' ')[Number(month) - 1]}`
  return options.year ? withYear[language](text, years) : text
}

/** YYYY-MM-DD in the time zone; UTC if none is given. */
function toCalendarDay(day: string, timeZone: string | undefined): string {
  if (day.length === 10) return day
  const moment = new Date(day)
  if (!timeZone) return moment.toISOString().slice(0, 10)
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment)
}
