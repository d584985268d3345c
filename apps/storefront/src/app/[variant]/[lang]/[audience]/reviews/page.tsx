import { link } from '@svetlitsa/domain/route/site-map'
import { productCardTexts } from '@svetlitsa/i18n/product-card/product-card-texts'
import { shopReviewTexts } from '@svetlitsa/i18n/shop-review/shop-review-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { Pagination } from '@svetlitsa/ui/navigation/pagination'
import { ScoreSummary } from '@svetlitsa/ui/review/score-summary'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { loadShopReviews } from '../../../../../features/shop-review/load-shop-reviews.ts'
import { ShopReviewList } from '../../../../../features/shop-review/shop-review-list.tsx'
import { Island } from '../../../../../island/island.tsx'
import { buildShopScoreData } from '../../../../../json-ld/build-page-data.ts'
import { JsonLd } from '../../../../../json-ld/json-ld.tsx'
import { loadInitialData } from '../../../../../page-context/load-initial-data.ts'
import {
  type ContextParams,
  parsePageNumber,
  toPageContext,
} from '../../../../../page-context/page-context.ts'
import { buildInfoMetadata } from '../../../../../page-metadata/build-info-metadata.ts'

type ReviewsPageProps = {
  params: Promise<ContextParams>
  searchParams: Promise<{ page?: string | string[] }>
}

async function load({ params, searchParams }: ReviewsPageProps) {
  const context = toPageContext(await params)
  const page = parsePageNumber((await searchParams).page)
  const reviewsPage = page === null ? null : await loadShopReviews(context, page)
  if (!reviewsPage || page === null) notFound()
  return { context, reviewsPage, page }
}

export async function generateMetadata(props: ReviewsPageProps): Promise<Metadata> {
  const { context, page } = await load(props)
  const t = getTranslator(shopReviewTexts, context.language)
  return buildInfoMetadata(context, {
    title: page === 1 ? t('title') : `${t('title')}, ${t('page', { page })}`,
    description: t('description'),
    path: link.reviews(page),
  })
}

export default async function ReviewsPage(props: ReviewsPageProps) {
  const { context, reviewsPage, page } = await load(props)
  const { language, isCrawler } = context
  const t = getTranslator(shopReviewTexts, language)
  const { statistic, reviews, pagination } = reviewsPage
  const { shop } = await loadInitialData(context)
  const title = t('title')
  const pageProps =
    page > 1 ? { trail: [{ label: title, href: link.reviews() }], crumb: t('page', { page }) } : {}
  return (
    <InfoFrame context={context} title={title} {...pageProps} wide>
      <p className="mb-8 max-w-text text-lead text-ink-soft">{t('lead')}</p>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[--spacing(80)_minmax(0,1fr)]">
        <div className="self-start">
          {statistic.count > 0 && (
            <ScoreSummary
              score={statistic.score}
              starsLabel={t('score', { score: statistic.score })}
              decimal={productCardTexts[language].decimal}
              counts={statistic.counts}
            >
              {t('count', { count: statistic.count })}
              <br />
              {t('advise', { percent: statistic.advisePercent })}
            </ScoreSummary>
          )}
        </div>
        <div className="min-w-0">
          {reviews.length === 0 && <p className="text-ink-soft">{t('empty')}</p>}
          <ShopReviewList reviews={reviews} language={language} />
          <div className="mt-6">
            <Pagination
              page={page}
              pageCount={pagination.count}
              getHref={link.reviews}
              labels={shopReviewTexts[language].pages}
            />
          </div>
          {!isCrawler && (
            <section aria-labelledby="write" className="mt-12 rounded-large bg-sand p-5 md:p-8">
              <h2 id="write" className="text-window">
                {t('write')}
              </h2>
              <p className="mt-1 mb-5 text-ink-soft">{t('writeLead')}</p>
              <Island name="shopReviewForm" props={{}} />
            </section>
          )}
        </div>
      </div>
      {statistic.count > 0 && <JsonLd data={buildShopScoreData(statistic, shop.name)} />}
    </InfoFrame>
  )
}
