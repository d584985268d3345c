import { link } from '@svetlitsa/domain/route/site-map'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { vacancyTexts } from '@svetlitsa/i18n/vacancy/vacancy-texts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { loadVacancies, loadVacancy } from '../../../../../features/vacancy/load-vacancies.ts'
import { VacancyArticle } from '../../../../../features/vacancy/vacancy-article.tsx'
import { VacancyList } from '../../../../../features/vacancy/vacancy-list.tsx'
import { Island } from '../../../../../island/island.tsx'
import { buildVacancyData } from '../../../../../json-ld/build-page-data.ts'
import { JsonLd } from '../../../../../json-ld/json-ld.tsx'
import { loadInitialData } from '../../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'
import { buildInfoMetadata } from '../../../../../page-metadata/build-info-metadata.ts'

type VacancyPageProps = {
  params: Promise<ContextParams>
  searchParams: Promise<{ id?: string | string[] }>
}

const MOST_OTHERS = 4

async function load({ params, searchParams }: VacancyPageProps) {
  const context = toPageContext(await params)
  const { id } = await searchParams
  const vacancy = typeof id === 'string' ? await loadVacancy(context, id) : null
  if (!vacancy) notFound()
  return { context, vacancy }
}

export async function generateMetadata(props: VacancyPageProps): Promise<Metadata> {
  const { context, vacancy } = await load(props)
  return buildInfoMetadata(context, {
    title: `${vacancy.name}, ${vacancy.place}`,
    description: vacancy.text,
    path: vacancy.url,
  })
}

export default async function VacancyPage(props: VacancyPageProps) {
  const { context, vacancy } = await load(props)
  const { language, isCrawler } = context
  const { title, others } = vacancyTexts[language]
  const { shop } = await loadInitialData(context)
  const more = (await loadVacancies(context)).filter(({ id }) => id !== vacancy.id)
  const country = vacancy.currencyCode === 'KZT' ? 'KZ' : 'RU'
  return (
    <InfoFrame
      context={context}
      title={formatTypography(vacancy.name)}
      trail={[{ label: title, href: link.vacancies() }]}
    >
      <VacancyArticle vacancy={vacancy} language={language} />
      {!isCrawler && (
        <Island
          name="requestForm"
          props={{ kind: 'vacancy', knownValues: { vacancy: String(vacancy.id) } }}
        />
      )}
      {more.length > 0 && (
        <section aria-labelledby="others" className="mt-12">
          <h2 id="others" className="mb-heading text-h2">
            {others}
          </h2>
          <VacancyList vacancies={more.slice(0, MOST_OTHERS)} language={language} level={3} />
        </section>
      )}
      <JsonLd data={buildVacancyData(vacancy, shop.name, country)} />
    </InfoFrame>
  )
}
