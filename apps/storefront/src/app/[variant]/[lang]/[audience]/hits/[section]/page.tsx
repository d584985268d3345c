import { link } from '@svetlitsa/domain/route/site-map'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ListSearch } from '../../../../../../features/product-list/choice/list-choice.ts'
import { buildListMetadata } from '../../../../../../features/product-list/page/build-list-metadata.ts'
import { ListPage } from '../../../../../../features/product-list/page/list-page.tsx'
import { loadSection } from '../../../../../../features/product-list/section/load-section.ts'
import { type ContextParams, toPageContext } from '../../../../../../page-context/page-context.ts'

type HitsSectionProps = {
  params: Promise<ContextParams & { section: string }>
  searchParams: Promise<ListSearch>
}

async function load({ params, searchParams }: HitsSectionProps) {
  const { section: code, ...rest } = await params
  const context = toPageContext(rest)
  const section = await loadSection(context, code)
  if (!section) notFound()
  const { hits: label } = shellTexts[context.language].header
  const scope = { kind: 'hits' as const, section: code }
  const listRequest = { scope, path: link.hits(code), search: await searchParams }
  return { context, listRequest, label, name: section.currentSection.name }
}

export async function generateMetadata(props: HitsSectionProps): Promise<Metadata> {
  const { context, listRequest, label, name } = await load(props)
  const { hits: description } = catalogueTexts[context.language].descriptions
  return buildListMetadata(context, { ...listRequest, title: `${label}: ${name}`, description })
}

export default async function HitsSectionPage(props: HitsSectionProps) {
  const { context, listRequest, label, name } = await load(props)
  const trail = [{ name: label, url: link.hits() }]
  return <ListPage context={context} listRequest={listRequest} title={name} trail={trail} />
}
