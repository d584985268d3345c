import type { Language } from '@svetlitsa/domain/language/language'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { vacancyTexts } from '@svetlitsa/i18n/vacancy/vacancy-texts'
import { PropertyTable } from '@svetlitsa/ui/data/property-table'
import type { Vacancy, VacancyLine } from './load-vacancies.ts'

/** A vacancy: city, salary, duties and conditions. */
export function VacancyArticle({ vacancy, language }: { vacancy: Vacancy; language: Language }) {
  const texts = vacancyTexts[language]
  const parts = [
    { title: texts.duties, points: vacancy.duties },
    { title: texts.wishes, points: vacancy.wishes },
    { title: texts.offers, points: vacancy.offers },
  ]
  return (
    <div className="max-w-text">
      <p className="text-lead text-ink-soft">{formatTypography(vacancy.text)}</p>
      <div className="mt-6">
        <PropertyTable
          properties={[
            { name: texts.where, value: vacancy.place },
            { name: texts.pay, value: formatSalary(vacancy, language) },
            { name: texts.schedule, value: formatTypography(vacancy.schedule) },
          ]}
        />
      </div>
      {parts
        .filter(({ points }) => points.length > 0)
        .map(({ title, points }) => (
          <section key={title} className="mt-8">
            <h2 className="mb-3 text-h2">{title}</h2>
            <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-accent">
              {points.map((point) => (
                <li key={point}>{formatTypography(point)}</li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

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
