import { link } from '@svetlitsa/domain/route/site-map'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ListSearch } from '../../../../../../../features/product-list/choice/list-choice.ts'
import { buildListMetadata } from '../../../../../../../features/product-list/page/build-list-metadata.ts'
import { ListPage } from '../../../../../../../features/product-list/page/list-page.tsx'
import { loadSection } from '../../../../../../../features/product-list/section/load-section.ts'
import { loadPromotion } from '../../../../../../../features/promotion/load-promotions.ts'
import {
  type ContextParams,
  toPageContext,
} from '../../../../../../../page-context/page-context.ts'

type PromotionSectionProps = {
  params: Promise<ContextParams & { section: string; subSection: string }>
  searchParams: Promise<ListSearch>
}

async function load({ params, searchParams }: PromotionSectionProps) {
  const { section: code, subSection, ...rest } = await params
  const context = toPageContext(rest)
  const [{ promotion, trail, description }, section] = await Promise.all([
    loadPromotion(context, code),
    loadSection(context, subSection),
  ])
  if (!section) notFound()
  const name = formatTypography(promotion.name)
  const listRequest = {
    scope: { promotion: code, section: subSection },
    path: link.promotions(code, subSection),
    search: await searchParams,
  }
  const steps = [...trail, { name, url: link.promotions(code) }]
  return {
    context,
    listRequest,
    name,
    title: section.currentSection.name,
    trail: steps,
    description,
  }
}

export async function generateMetadata(props: PromotionSectionProps): Promise<Metadata> {
  const { context, listRequest, name, title, description } = await load(props)
  return buildListMetadata(context, { ...listRequest, title: `${name}: ${title}`, description })
}

export default async function PromotionSectionPage(props: PromotionSectionProps) {
  const { context, listRequest, title, trail } = await load(props)
  return <ListPage context={context} listRequest={listRequest} title={title} trail={trail} />
}
