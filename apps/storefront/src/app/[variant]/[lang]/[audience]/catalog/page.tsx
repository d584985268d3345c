import { link } from '@svetlitsa/domain/route/site-map'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { fillShopName } from '@svetlitsa/i18n/format/fill-shop-name'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { Breadcrumbs } from '@svetlitsa/ui/navigation/breadcrumbs'
import type { Metadata } from 'next'
import { CatalogSection } from '../../../../../features/catalogue/catalog-section.tsx'
import { loadInitialData, loadMenu } from '../../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'
import { buildShareMetadata } from '../../../../../page-metadata/build-share-metadata.ts'
import { NearIsland } from '../../../../../rendering/near-island.tsx'

type CatalogPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: CatalogPageProps): Promise<Metadata> {
  const context = toPageContext(await params)
  const { language } = context
  const { shop } = await loadInitialData(context)
  const { title, description } = fillShopName(catalogueTexts[language].index, shop.name)
  return {
    title,
    description,
    alternates: { canonical: link.catalog() },
    ...buildShareMetadata({
      language,
      shopName: shop.name,
      title,
      description,
      path: link.catalog(),
    }),
  }
}

export default async function CatalogPage({ params }: CatalogPageProps) {
  const context = toPageContext(await params)
  const { crumbs } = shellTexts[context.language]
  const { index } = catalogueTexts[context.language]
  const [{ menuItems }, { regionData }] = await Promise.all([
    loadMenu(context),
    loadInitialData(context),
  ])
  return (
    <div className="page-width pb-section">
      <div className="pt-3 md:pt-4">
        <Breadcrumbs
          label={crumbs.label}
          trail={[{ label: crumbs.home, href: link.home() }]}
          current={crumbs.catalog}
        />
      </div>
      <h1 className="pt-1 text-h1 md:pt-3">{index.title}</h1>
      <ul className="mt-6 grid gap-x-cards gap-y-8 sm:grid-cols-2 lg:mt-8 lg:grid-cols-3 lg:gap-y-12">
        {menuItems.map((item) => (
          <li key={item.id}>
            <CatalogSection item={item} allLabel={index.all} />
          </li>
        ))}
      </ul>
      {!context.isCrawler && (
        <NearIsland name="miniSliders" props={{ sign: regionData.currency.sign }} />
      )}
    </div>
  )
}
