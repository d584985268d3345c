import type { Language } from '@svetlitsa/domain/language/read-language'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { translator } from '@svetlitsa/i18n/translator'
import { vacancyTexts } from '@svetlitsa/i18n/vacancy-texts'
import type { VacancyLine } from './load-vacancies.ts'

/** «от 78 000 ₽ до 110 000 ₽», with what of it is known. */
export function salaryText(
  { salaryFrom, salaryTo, sign }: Pick<VacancyLine, 'salaryFrom' | 'salaryTo' | 'sign'>,
  language: Language,
): string {
  const say = translator(vacancyTexts, language)
  if (salaryFrom === null) return say('salaryAsked')
  const from = formatPrice(salaryFrom, { sign })
  if (salaryTo === null) return say('salaryFrom', { from })
  return say('salary', { from, to: formatPrice(salaryTo, { sign }) })
}
