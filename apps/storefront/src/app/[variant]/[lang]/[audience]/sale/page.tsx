import { link } from '@svetlitsa/domain/route/site-map'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import type { Metadata } from 'next'
import { SaleBanner } from '../../../../../features/banner/sale-banner.tsx'
import { kindMetadata } from '../../../../../features/list/kind-metadata.ts'
import { KindPage } from '../../../../../features/list/kind-page.tsx'
import type { ListSearch } from '../../../../../features/list/list-choice.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'

type SalePageProps = { params: Promise<ContextParams>; searchParams: Promise<ListSearch> }

async function load({ params, searchParams }: SalePageProps) {
  const context = contextOf(await params)
  const scope = { kind: 'sale' as const }
  const shown = { scope, path: link.sale(), search: await searchParams }
  return { context, shown, title: shellTexts[context.language].header.sale }
}

export async function generateMetadata(props: SalePageProps): Promise<Metadata> {
  const { context, shown, title } = await load(props)
  const { sale: description } = catalogueTexts[context.language].descriptions
  return kindMetadata(context, { ...shown, title, description })
}

export default async function SalePage(props: SalePageProps) {
  const { context, shown, title } = await load(props)
  return (
    <KindPage context={context} shown={shown} title={title}>
      <SaleBanner context={context} />
    </KindPage>
  )
}
