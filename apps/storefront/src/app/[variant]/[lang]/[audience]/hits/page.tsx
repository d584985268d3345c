import { link } from '@svetlitsa/domain/route/site-map'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import type { Metadata } from 'next'
import type { ListSearch } from '../../../../../features/product-list/choice/list-choice.ts'
import { buildListMetadata } from '../../../../../features/product-list/page/build-list-metadata.ts'
import { ListPage } from '../../../../../features/product-list/page/list-page.tsx'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'

type HitsPageProps = { params: Promise<ContextParams>; searchParams: Promise<ListSearch> }

async function load({ params, searchParams }: HitsPageProps) {
  const context = toPageContext(await params)
  const scope = { kind: 'hits' as const }
  const listRequest = { scope, path: link.hits(), search: await searchParams }
  return { context, listRequest, title: shellTexts[context.language].header.hits }
}

export async function generateMetadata(props: HitsPageProps): Promise<Metadata> {
  const { context, listRequest, title } = await load(props)
  const { hits: description } = catalogueTexts[context.language].descriptions
  return buildListMetadata(context, { ...listRequest, title, description })
}

export default async function HitsPage(props: HitsPageProps) {
  const { context, listRequest, title } = await load(props)
  return <ListPage context={context} listRequest={listRequest} title={title} />
}
