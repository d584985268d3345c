import { link } from '@svetlitsa/domain/route/site-map'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import type { Metadata } from 'next'
import { KindPage } from '../../../../../features/list/kind-page.tsx'
import type { ListSearch } from '../../../../../features/list/list-choice.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'

type SalePageProps = { params: Promise<ContextParams>; searchParams: Promise<ListSearch> }

export async function generateMetadata({ params }: SalePageProps): Promise<Metadata> {
  const { language } = contextOf(await params)
  return {
    title: shellTexts[language].header.sale,
    alternates: { canonical: link.sale() },
  }
}

export default async function SalePage({ params, searchParams }: SalePageProps) {
  const context = contextOf(await params)
  return (
    <KindPage
      context={context}
      scope={{ kind: 'sale' }}
      path={link.sale()}
      search={await searchParams}
      title={shellTexts[context.language].header.sale}
    />
  )
}
