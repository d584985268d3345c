import { link } from '@svetlitsa/domain/route/site-map'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { fillShopName } from '@svetlitsa/i18n/format/fill-shop-name'
import { homePageTexts } from '@svetlitsa/i18n/home-page/home-page-texts'
import { DeferredSection } from '@svetlitsa/ui/layout/deferred-section'
import type { Metadata } from 'next'
import { CardRow } from '../../../../card/card-row.tsx'
import { RoomPictures } from '../../../../features/about/room-pictures.tsx'
import { BonusTerms } from '../../../../features/bonus/bonus-terms.tsx'
import { getHomeBenefitTexts } from '../../../../features/home-page/get-home-benefit-texts.ts'
import { HomeHero } from '../../../../features/home-page/home-hero.tsx'
import { HomePromotions } from '../../../../features/home-page/home-promotions.tsx'
import { HomeReviews } from '../../../../features/home-page/home-reviews.tsx'
import { HomeSections } from '../../../../features/home-page/home-sections.tsx'
import { HomeStyles } from '../../../../features/home-page/home-styles.tsx'
import { loadHome } from '../../../../features/home-page/load-home.ts'
import { NewsRow } from '../../../../features/news/news-card.tsx'
import { Island } from '../../../../island/island.tsx'
import { JsonLd } from '../../../../json-ld/json-ld.tsx'
import { toSectionTiles } from '../../../../navigation/to-section-tiles.ts'
import { getSiteOrigin } from '../../../../page-context/get-site-origin.ts'
import { loadInitialData, loadMenu } from '../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../page-context/page-context.ts'
import { buildShareMetadata } from '../../../../page-metadata/build-share-metadata.ts'
import { NearIsland } from '../../../../rendering/near-island.tsx'

/** One row of room pictures. */
const roomsShown = 4

type HomePageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: HomePageProps): Promise<Metadata> {
  const context = toPageContext(await params)
  const { language } = context
  const { shop } = await loadInitialData(context)
  const { title, description } = fillShopName(homePageTexts[language], shop.name)
  return {
    title: { absolute: `${shop.name} — ${title}` },
    description,
    alternates: { canonical: link.home() },
    ...buildShareMetadata({
      language,
      shopName: shop.name,
      title: `${shop.name} — ${title}`,
      description,
      path: link.home(),
    }),
  }
}

export default async function HomePage({ params }: HomePageProps) {
  const context = toPageContext(await params)
  const { language, isCrawler } = context
  const [{ regionData, shop }, { menuItems }, home] = await Promise.all([
    loadInitialData(context),
    loadMenu(context),
    loadHome(context),
  ])
  const { sign } = regionData.currency
  const texts = homePageTexts[language]
  return (
    <>
      <HomeHero context={context} scenes={home.scenes} sign={sign} />
      <div className="page-width flex flex-col gap-section pt-6 pb-section lg:pt-0">
        <Island
          name="homeBenefits"
          props={{ texts: getHomeBenefitTexts(language, home.advantages, shop.promises) }}
        />
        <HomePromotions context={context} promotions={home.promotions} />
        <HomeSections context={context} tiles={toSectionTiles(menuItems)} />
        <CardRow
          title={texts.hits}
          products={home.hits}
          context={context}
          sign={sign}
          all={{ text: texts.allHits, href: link.hits() }}
        />
        <div>
          <CardRow
            title={texts.sale}
            products={home.sale}
            context={context}
            sign={sign}
            all={{ text: texts.allSale, href: link.sale() }}
          />
          {!isCrawler && <NearIsland name="miniSliders" props={{ sign, onlyProducts: true }} />}
        </div>
        <DeferredSection>
          <HomeStyles context={context} styles={home.styles} />
        </DeferredSection>
        {home.bonus && (
          <DeferredSection>
            <BonusTerms program={home.bonus} language={language} shopName={shop.name} />
          </DeferredSection>
        )}
        <DeferredSection stacked>
          <HomeReviews context={context} reviews={home.reviews} />
        </DeferredSection>
        {!isCrawler && <NearIsland name="homeStores" props={{}} />}
        <DeferredSection stacked>
          <NewsRow context={context} news={home.news} />
        </DeferredSection>
        <DeferredSection>
          <RoomPictures
            title={contentTexts[language].home.rooms}
            pictures={home.rooms.slice(0, roomsShown)}
          />
        </DeferredSection>
      </div>
      <JsonLd
        data={{
          '@type': 'FurnitureStore',
          name: shop.name,
          url: getSiteOrigin(regionData.kz).href,
        }}
      />
    </>
  )
}
