import { link } from '@svetlitsa/domain/route/site-map'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { fillShopName } from '@svetlitsa/i18n/format/fill-shop-name'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Breadcrumbs } from '@svetlitsa/ui/navigation/breadcrumbs'
import type { Metadata } from 'next'
import { loadPromotions } from '../../../../../features/promotion/load-promotions.ts'
import { PromotionList } from '../../../../../features/promotion/promotion-list.tsx'
import { loadInitialData } from '../../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'

type PromotionsPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: PromotionsPageProps): Promise<Metadata> {
  const context = toPageContext(await params)
  const { shop } = await loadInitialData(context)
  const { title, description } = fillShopName(
    catalogueTexts[context.language].promotions,
    shop.name,
  )
  return { title, description, alternates: { canonical: link.promotions() } }
}

export default async function PromotionsPage({ params }: PromotionsPageProps) {
  const context = toPageContext(await params)
  const [promotions, { shop }] = await Promise.all([
    loadPromotions(context),
    loadInitialData(context),
  ])
  const { title, description, empty } = fillShopName(
    catalogueTexts[context.language].promotions,
    shop.name,
  )
  const { label, home } = shellTexts[context.language].crumbs
  return (
    <div className="page-width pb-section">
      <div className="pt-3 md:pt-4">
        <Breadcrumbs label={label} trail={[{ label: home, href: link.home() }]} current={title} />
      </div>
      <h1 className="pt-1 text-h1 md:pt-3">{title}</h1>
      {promotions.length > 0 ? (
        <>
          <p className="mt-2 max-w-text text-lead text-ink-soft">{description}</p>
          <PromotionList context={context} promotions={promotions} />
        </>
      ) : (
        <div className="mt-6">
          <EmptyState
            title={empty.title}
            actions={
              <Button kind="dark" href={link.sale()}>
                {empty.action}
              </Button>
            }
          >
            {empty.text}
          </EmptyState>
        </div>
      )}
    </div>
  )
}
