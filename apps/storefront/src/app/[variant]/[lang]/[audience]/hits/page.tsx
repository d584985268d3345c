import { link } from '@svetlitsa/domain/route/site-map'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import type { Metadata } from 'next'
import { KindPage } from '../../../../../features/list/kind-page.tsx'
import type { ListSearch } from '../../../../../features/list/list-choice.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'

type HitsPageProps = { params: Promise<ContextParams>; searchParams: Promise<ListSearch> }

export async function generateMetadata({ params }: HitsPageProps): Promise<Metadata> {
  const { language } = contextOf(await params)
  return {
    title: shellTexts[language].header.hits,
    alternates: { canonical: link.hits() },
  }
}

export default async function HitsPage({ params, searchParams }: HitsPageProps) {
  const context = contextOf(await params)
  return (
    <KindPage
      context={context}
      scope={{ kind: 'hits' }}
      path={link.hits()}
      search={await searchParams}
      title={shellTexts[context.language].header.hits}
    />
  )
}
