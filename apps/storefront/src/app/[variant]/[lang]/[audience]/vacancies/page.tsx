import { link } from '@svetlitsa/domain/route/site-map'
import { vacancyTexts } from '@svetlitsa/i18n/vacancy/vacancy-texts'
import type { Metadata } from 'next'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { loadVacancies } from '../../../../../features/vacancy/load-vacancies.ts'
import { VacancyList } from '../../../../../features/vacancy/vacancy-list.tsx'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'
import { buildInfoMetadata } from '../../../../../page-metadata/build-info-metadata.ts'

type VacanciesPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: VacanciesPageProps): Promise<Metadata> {
  const context = toPageContext(await params)
  const { title, description } = vacancyTexts[context.language]
  return buildInfoMetadata(context, { title, description, path: link.vacancies() })
}

export default async function VacanciesPage({ params }: VacanciesPageProps) {
  const context = toPageContext(await params)
  const { title, lead, empty } = vacancyTexts[context.language]
  const vacancies = await loadVacancies(context)
  return (
    <InfoFrame context={context} title={title}>
      <p className="mb-8 max-w-text text-lead text-ink-soft">{lead}</p>
      {vacancies.length === 0 ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <VacancyList vacancies={vacancies} language={context.language} />
      )}
    </InfoFrame>
  )
}
