import { link } from '@svetlitsa/domain/route/site-map'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { homeTexts } from '@svetlitsa/i18n/home-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { LaterBlock } from '@svetlitsa/ui/primitives/later-block'
import type { Metadata } from 'next'
import { Activity } from 'react'
import { CardRow } from '../../../../cards/card-row.tsx'
import { MiniRows } from '../../../../cards/mini-rows.tsx'
import { sectionTilesOf } from '../../../../cards/section-tiles-of.ts'
import { RoomPictures } from '../../../../features/about/room-pictures.tsx'
import { BonusTerms } from '../../../../features/bonus/bonus-terms.tsx'
import { factWords } from '../../../../features/home-page/fact-words.ts'
import { HomeFacts } from '../../../../features/home-page/home-facts.tsx'
import { HomeHero } from '../../../../features/home-page/home-hero.tsx'
import { HomePromotions } from '../../../../features/home-page/home-promotions.tsx'
import { HomeReviews } from '../../../../features/home-page/home-reviews.tsx'
import { HomeSections } from '../../../../features/home-page/home-sections.tsx'
import { HomeStyles } from '../../../../features/home-page/home-styles.tsx'
import { loadHome } from '../../../../features/home-page/load-home.ts'
import { NewsRow } from '../../../../features/news/news-row.tsx'
import { HomeStores } from '../../../../features/store/home-stores.tsx'
import { loadInitialData, loadMenu } from '../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../page-context.ts'
import { JsonLd } from '../../../../seo/json-ld.tsx'
import { shareMetadata } from '../../../../seo/share-metadata.ts'
import { siteOrigin } from '../../../../site-origin.ts'

/** One row of rooms. */
const roomsShown = 4

type HomePageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: HomePageProps): Promise<Metadata> {
  const { language } = contextOf(await params)
  const { title, description } = homeTexts[language]
  const { brand } = shellTexts[language]
  return {
    title: { absolute: `${brand} — ${title}` },
    description,
    alternates: { canonical: link.home() },
    ...shareMetadata({
      language,
      title: `${brand} — ${title}`,
      description,
      path: link.home(),
    }),
  }
}

export default async function HomePage({ params }: HomePageProps) {
  const context = contextOf(await params)
  const { language, isCrawler } = context
  const [{ regionData }, { menuItems }, home] = await Promise.all([
    loadInitialData(context),
    loadMenu(context),
    loadHome(context),
  ])
  const { sign } = regionData.currency
  const texts = homeTexts[language]
  return (
    <>
      <HomeHero context={context} scenes={home.scenes} sign={sign} />
      <div className="page-width flex flex-col gap-section pt-6 pb-section lg:pt-0">
        <HomeFacts words={factWords(language, home.advantages)} />
        <Activity>
          <HomePromotions context={context} promotions={home.promotions} />
        </Activity>
        <Activity>
          <HomeSections context={context} tiles={sectionTilesOf(menuItems)} />
        </Activity>
        <Activity>
          <CardRow
            title={texts.hits}
            products={home.hits}
            context={context}
            sign={sign}
            all={{ text: texts.allHits, href: link.hits() }}
          />
        </Activity>
        <Activity>
          <div>
            <CardRow
              title={texts.sale}
              products={home.sale}
              context={context}
              sign={sign}
              all={{ text: texts.allSale, href: link.sale() }}
            />
            {!isCrawler && <MiniRows sign={sign} onlyGoods />}
          </div>
        </Activity>
        <Activity>
          <LaterBlock>
            <HomeStyles context={context} styles={home.styles} />
          </LaterBlock>
          {home.bonus && (
            <LaterBlock>
              <BonusTerms program={home.bonus} language={language} />
            </LaterBlock>
          )}
          <LaterBlock column>
            <HomeReviews context={context} reviews={home.reviews} />
          </LaterBlock>
        </Activity>
        {!isCrawler && <HomeStores />}
        <Activity>
          <LaterBlock column>
            <NewsRow context={context} news={home.news} />
          </LaterBlock>
          <LaterBlock>
            <RoomPictures
              title={contentTexts[language].home.rooms}
              pictures={home.rooms.slice(0, roomsShown)}
            />
          </LaterBlock>
        </Activity>
      </div>
      <JsonLd
        data={{
          '@type': 'FurnitureStore',
          name: shellTexts[language].brand,
          url: siteOrigin(regionData.kz).href,
        }}
      />
    </>
  )
}
