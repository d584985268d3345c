import { link } from '@svetlitsa/domain/route/site-map'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { Breadcrumbs } from '@svetlitsa/ui/primitives/breadcrumbs'
import type { Metadata } from 'next'
import { MiniRows } from '../../../../../cards/mini-rows.tsx'
import { CatalogSection } from '../../../../../features/catalog/catalog-section.tsx'
import { loadInitialData, loadMenu } from '../../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'
import { shareMetadata } from '../../../../../seo/share-metadata.ts'

type CatalogPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: CatalogPageProps): Promise<Metadata> {
  const { language } = contextOf(await params)
  const { title, description } = catalogueTexts[language].index
  return {
    title,
    description,
    alternates: { canonical: link.catalog() },
    ...shareMetadata({ language, title, description, path: link.catalog() }),
  }
}

export default async function CatalogPage({ params }: CatalogPageProps) {
  const context = contextOf(await params)
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
            <CatalogSection item={item} allWord={index.all} />
          </li>
        ))}
      </ul>
      {!context.isCrawler && <MiniRows sign={regionData.currency.sign} />}
    </div>
  )
}
