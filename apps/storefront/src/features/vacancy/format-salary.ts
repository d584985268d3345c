import type { Language } from '@svetlitsa/domain/language/parse-language'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { vacancyTexts } from '@svetlitsa/i18n/vacancy/vacancy-texts'
import type { VacancyLine } from './load-vacancies.ts'

/** Formats «от 78 000 ₽ до 110 000 ₽», with either bound left out when it is not given. */
export function formatSalary(
  { salaryFrom, salaryTo, sign }: Pick<VacancyLine, 'salaryFrom' | 'salaryTo' | 'sign'>,
  language: Language,
): string {
  const t = getTranslator(vacancyTexts, language)
  if (salaryFrom === null) return t('salaryAsked')
  const from = formatPrice(salaryFrom, { sign })
  if (salaryTo === null) return t('salaryFrom', { from })
  return t('salary', { from, to: formatPrice(salaryTo, { sign }) })
}
