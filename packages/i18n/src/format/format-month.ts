import type { Language } from '@svetlitsa/domain/language/language'

const months: Readonly<Record<Language, string>> = {
  ru: 'Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь',
  kk: 'Қаңтар Ақпан Наурыз Сәуір Мамыр Маусым Шілде Тамыз Қыркүйек Қазан Қараша Желтоқсан',
  en: 'January February March April May June July August September October November December',
}

/**
 * The name of a month as a heading, «Ноябрь 2026». Not every browser supports Kazakh.
 *
 * @param month YYYY-MM
 */
export function formatMonth(month: string, language: Language): string {
  const [year = '', number = ''] = month.split('-')
  return `${months[language].split(' ')[Number(number) - 1]} ${year}`
}
