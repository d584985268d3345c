import type { Language } from '@svetlitsa/domain/language/read-language'
import { typo } from '@svetlitsa/domain/text/typo'
import { vacancyTexts } from '@svetlitsa/i18n/vacancy-texts'
import { SpecTable } from '@svetlitsa/ui/shop/spec-table'
import type { Vacancy } from './load-vacancies.ts'
import { salaryText } from './salary-text.ts'

/** A vacancy: where, for how much, what one does and what one gets. */
export function VacancyArticle({ vacancy, language }: { vacancy: Vacancy; language: Language }) {
  const texts = vacancyTexts[language]
  const parts = [
    { title: texts.duties, points: vacancy.duties },
    { title: texts.wishes, points: vacancy.wishes },
    { title: texts.offers, points: vacancy.offers },
  ]
  return (
    <div className="max-w-text">
      <p className="text-lead text-ink-soft">{typo(vacancy.text)}</p>
      <div className="mt-6">
        <SpecTable
          specs={[
            { name: texts.where, value: vacancy.place },
            { name: texts.pay, value: salaryText(vacancy, language) },
            { name: texts.schedule, value: typo(vacancy.schedule) },
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
                <li key={point}>{typo(point)}</li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}
