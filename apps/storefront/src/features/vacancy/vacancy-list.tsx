import type { Language } from '@svetlitsa/domain/language/language'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import type { VacancyLine } from './load-vacancies.ts'
import { formatSalary } from './vacancy-article.tsx'

type VacancyListProps = { vacancies: readonly VacancyLine[]; language: Language; level?: 2 | 3 }

/** Vacancies separated by hairlines: title, city, salary. */
export function VacancyList({ vacancies, language, level = 2 }: VacancyListProps) {
  const Heading = `h${level}` as const
  return (
    <ul className="border-t border-line-strong">
      {vacancies.map((vacancy) => (
        <li
          key={vacancy.id}
          className="group relative grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <Heading className="text-h3">
            <a
              href={vacancy.url}
              className="rounded-small underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {formatTypography(vacancy.name)}
            </a>
          </Heading>
          <p className="font-medium sm:text-right">{formatSalary(vacancy, language)}</p>
          <p className="text-small text-ink-soft">{formatTypography(vacancy.text)}</p>
          <p className="text-small text-ink-soft sm:text-right">
            {vacancy.place} · {vacancy.department}
          </p>
        </li>
      ))}
    </ul>
  )
}
