import type { Language } from '@svetlitsa/domain/language/read-language'

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

type DayTextOptions = { year?: boolean; timeZone?: string }

/**
 * A day as people say it, «24 ноября», or with its year; a day without a time is the same day
 * everywhere. The months stand here: some browsers know none in Kazakh and say «M11 24», and the
 * first `Intl.DateTimeFormat` of a page takes a telephone some 60 ms.
 */
export function dayText(day: string, language: Language, options: DayTextOptions = {}): string {
  const [years = '', month = '', days = ''] = calendarDay(day, options.timeZone).split('-')
  const text = `${Number(days)} ${months[language].split(' ')[Number(month) - 1]}`
  return options.year ? withYear[language](text, years) : text
}

/** YYYY-MM-DD in a time zone, UTC where none is given. */
function calendarDay(day: string, timeZone: string | undefined): string {
  if (day.length === 10) return day
  const moment = new Date(day)
  if (!timeZone) return moment.toISOString().slice(0, 10)
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment)
}
