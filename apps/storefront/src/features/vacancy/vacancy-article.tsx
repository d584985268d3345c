import type { Language } from '@svetlitsa/domain/language/parse-language'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { vacancyTexts } from '@svetlitsa/i18n/vacancy/vacancy-texts'
import { PropertyTable } from '@svetlitsa/ui/data/property-table'
import { formatSalary } from './format-salary.ts'
import type { Vacancy } from './load-vacancies.ts'

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
