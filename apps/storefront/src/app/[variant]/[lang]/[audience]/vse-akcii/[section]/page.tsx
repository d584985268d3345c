import { link } from '@svetlitsa/domain/route/site-map'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import type { Metadata } from 'next'
import type { ListSearch } from '../../../../../../features/product-list/choice/list-choice.ts'
import { buildListMetadata } from '../../../../../../features/product-list/page/build-list-metadata.ts'
import { ListPage } from '../../../../../../features/product-list/page/list-page.tsx'
import { loadPromotion } from '../../../../../../features/promotion/load-promotions.ts'
import { PromotionIntro } from '../../../../../../features/promotion/promotion-list.tsx'
import { type ContextParams, toPageContext } from '../../../../../../page-context/page-context.ts'

type PromotionPageProps = {
  params: Promise<ContextParams & { section: string }>
  searchParams: Promise<ListSearch>
}

async function load({ params, searchParams }: PromotionPageProps) {
  const { section: code, ...rest } = await params
  const context = toPageContext(rest)
  const metadata = await loadPromotion(context, code)
  const listRequest = {
    scope: { promotion: code },
    path: link.promotions(code),
    search: await searchParams,
  }
  return { context, listRequest, title: formatTypography(metadata.promotion.name), ...metadata }
}

export async function generateMetadata(props: PromotionPageProps): Promise<Metadata> {
  const { context, listRequest, title, description } = await load(props)
  return buildListMetadata(context, { ...listRequest, title, description })
}

export default async function PromotionPage(props: PromotionPageProps) {
  const { context, listRequest, title, trail, promotion } = await load(props)
  return (
    <ListPage context={context} listRequest={listRequest} title={title} trail={trail}>
      <PromotionIntro context={context} promotion={promotion} />
    </ListPage>
  )
}
