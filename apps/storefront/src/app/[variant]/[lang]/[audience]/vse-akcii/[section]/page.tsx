import { link } from '@svetlitsa/domain/route/site-map'
import { typo } from '@svetlitsa/domain/text/typo'
import type { Metadata } from 'next'
import { kindMetadata } from '../../../../../../features/list/kind-metadata.ts'
import { KindPage } from '../../../../../../features/list/kind-page.tsx'
import type { ListSearch } from '../../../../../../features/list/list-choice.ts'
import { loadPromotion } from '../../../../../../features/promotion/load-promotion.ts'
import { PromotionIntro } from '../../../../../../features/promotion/promotion-intro.tsx'
import { type ContextParams, contextOf } from '../../../../../../page-context.ts'

type PromotionPageProps = {
  params: Promise<ContextParams & { section: string }>
  searchParams: Promise<ListSearch>
}

async function load({ params, searchParams }: PromotionPageProps) {
  const { section: code, ...rest } = await params
  const context = contextOf(rest)
  const told = await loadPromotion(context, code)
  const shown = {
    scope: { promotion: code },
    path: link.promotions(code),
    search: await searchParams,
  }
  return { context, shown, title: typo(told.promotion.name), ...told }
}

export async function generateMetadata(props: PromotionPageProps): Promise<Metadata> {
  const { context, shown, title, description } = await load(props)
  return kindMetadata(context, { ...shown, title, description })
}

export default async function PromotionPage(props: PromotionPageProps) {
  const { context, shown, title, trail, promotion } = await load(props)
  return (
    <KindPage context={context} shown={shown} title={title} trail={trail}>
      <PromotionIntro context={context} promotion={promotion} />
    </KindPage>
  )
}
