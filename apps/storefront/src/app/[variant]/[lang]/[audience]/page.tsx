import { link } from '@svetlitsa/domain/route/site-map'
import { homeTexts } from '@svetlitsa/i18n/home-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import type { Metadata } from 'next'
import { CardRow } from '../../../../cards/card-row.tsx'
import { sectionTilesOf } from '../../../../cards/section-tiles-of.ts'
import { factWords } from '../../../../features/home/fact-words.ts'
import { HomeFacts } from '../../../../features/home/home-facts.tsx'
import { HomeHero } from '../../../../features/home/home-hero.tsx'
import { HomeSections } from '../../../../features/home/home-sections.tsx'
import { HomeStores } from '../../../../features/home/home-stores.tsx'
import { loadHome } from '../../../../features/home/load-home.ts'
import { loadInitialData, loadMenu } from '../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../page-context.ts'
import { JsonLd } from '../../../../seo/json-ld.tsx'
import { siteOrigin } from '../../../../site-origin.ts'

type HomePageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: HomePageProps): Promise<Metadata> {
  const { language } = contextOf(await params)
  const { title, description } = homeTexts[language]
  const { brand } = shellTexts[language]
  return {
    title: { absolute: `${brand} — ${title}` },
    description,
    alternates: { canonical: link.home() },
    openGraph: { title: `${brand} — ${title}`, description, url: link.home() },
  }
}

export default async function HomePage({ params }: HomePageProps) {
  const context = contextOf(await params)
  const [{ regionData }, { menuItems }, { hits, sale, spots }] = await Promise.all([
    loadInitialData(context),
    loadMenu(context),
    loadHome(context),
  ])
  const { sign } = regionData.currency
  const texts = homeTexts[context.language]
  return (
    <>
      <HomeHero context={context} spots={spots} sign={sign} />
      <div className="page-width flex flex-col gap-section pt-6 lg:pt-0">
        <HomeFacts words={factWords(context.language)} />
        <HomeSections context={context} tiles={sectionTilesOf(menuItems)} />
        <CardRow
          title={texts.hits}
          products={hits}
          context={context}
          sign={sign}
          all={{ text: texts.allHits, href: link.hits() }}
        />
        <CardRow
          title={texts.sale}
          products={sale}
          context={context}
          sign={sign}
          all={{ text: texts.allSale, href: link.sale() }}
        />
        <HomeStores context={context} />
      </div>
      <div className="pb-section" />
      <JsonLd
        data={{
          '@type': 'FurnitureStore',
          name: shellTexts[context.language].brand,
          url: siteOrigin(regionData.kz).href,
        }}
      />
    </>
  )
}
