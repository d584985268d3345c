import { link } from '@svetlitsa/domain/route/site-map'
import { typo } from '@svetlitsa/domain/text/typo'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { kindMetadata } from '../../../../../../../features/list/kind-metadata.ts'
import { KindPage } from '../../../../../../../features/list/kind-page.tsx'
import type { ListSearch } from '../../../../../../../features/list/list-choice.ts'
import { loadSection } from '../../../../../../../features/list/load-section.ts'
import { loadPromotion } from '../../../../../../../features/promotion/load-promotion.ts'
import { type ContextParams, contextOf } from '../../../../../../../page-context.ts'

type PromotionSectionProps = {
  params: Promise<ContextParams & { section: string; subSection: string }>
  searchParams: Promise<ListSearch>
}

async function load({ params, searchParams }: PromotionSectionProps) {
  const { section: code, subSection, ...rest } = await params
  const context = contextOf(rest)
  const [{ promotion, trail, description }, section] = await Promise.all([
    loadPromotion(context, code),
    loadSection(context, subSection),
  ])
  if (!section) notFound()
  const name = typo(promotion.name)
  const shown = {
    scope: { promotion: code, section: subSection },
    path: link.promotions(code, subSection),
    search: await searchParams,
  }
  const steps = [...trail, { name, url: link.promotions(code) }]
  return { context, shown, name, title: section.currentSection.name, trail: steps, description }
}

export async function generateMetadata(props: PromotionSectionProps): Promise<Metadata> {
  const { context, shown, name, title, description } = await load(props)
  return kindMetadata(context, { ...shown, title: `${name}: ${title}`, description })
}

export default async function PromotionSectionPage(props: PromotionSectionProps) {
  const { context, shown, title, trail } = await load(props)
  return <KindPage context={context} shown={shown} title={title} trail={trail} />
}
