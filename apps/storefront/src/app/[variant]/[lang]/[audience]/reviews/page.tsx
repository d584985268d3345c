import { link } from '@svetlitsa/domain/route/site-map'
import { cardTexts } from '@svetlitsa/i18n/card-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { shopReviewTexts } from '@svetlitsa/i18n/shop-review-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { Pagination } from '@svetlitsa/ui/primitives/pagination'
import { ScoreSummary } from '@svetlitsa/ui/shop/score-summary'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ConsentLabel } from '../../../../../consent-label.tsx'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { loadShopReviews } from '../../../../../features/shop-review/load-shop-reviews.ts'
import { ShopReviewForm } from '../../../../../features/shop-review/shop-review-form.tsx'
import { ShopReviewList } from '../../../../../features/shop-review/shop-review-list.tsx'
import { infoMetadata } from '../../../../../info-metadata.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'
import { pageNumber } from '../../../../../page-number.ts'
import { JsonLd } from '../../../../../seo/json-ld.tsx'
import { shopScoreData } from '../../../../../seo/shop-score-data.ts'

type ReviewsPageProps = {
  params: Promise<ContextParams>
  searchParams: Promise<{ page?: string | string[] }>
}

async function load({ params, searchParams }: ReviewsPageProps) {
  const context = contextOf(await params)
  const page = pageNumber((await searchParams).page)
  const found = page === null ? null : await loadShopReviews(context, page)
  if (!found || page === null) notFound()
  return { context, found, page }
}

export async function generateMetadata(props: ReviewsPageProps): Promise<Metadata> {
  const { context, page } = await load(props)
  const say = translator(shopReviewTexts, context.language)
  return infoMetadata(context, {
    title: page === 1 ? say('title') : `${say('title')}, ${say('page', { page })}`,
    description: say('description'),
    path: link.reviews(page),
  })
}

export default async function ReviewsPage(props: ReviewsPageProps) {
  const { context, found, page } = await load(props)
  const { language, isCrawler } = context
  const say = translator(shopReviewTexts, language)
  const { statistic, reviews, pagination } = found
  const title = say('title')
  const further =
    page > 1
      ? { trail: [{ label: title, href: link.reviews() }], crumb: say('page', { page }) }
      : {}
  return (
    <InfoFrame context={context} title={title} {...further} wide>
      <p className="mb-8 max-w-text text-lead text-ink-soft">{say('lead')}</p>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[--spacing(80)_minmax(0,1fr)]">
        <div className="self-start">
          {statistic.count > 0 && (
            <ScoreSummary
              score={statistic.score}
              starsLabel={say('score', { score: statistic.score })}
              decimal={cardTexts[language].decimal}
              counts={statistic.counts}
            >
              {say('count', { count: statistic.count })}
              <br />
              {say('advise', { percent: statistic.advisePercent })}
            </ScoreSummary>
          )}
        </div>
        <div className="min-w-0">
          {reviews.length === 0 && <p className="text-ink-soft">{say('empty')}</p>}
          <ShopReviewList reviews={reviews} language={language} />
          <div className="mt-6">
            <Pagination
              page={page}
              pageCount={pagination.count}
              hrefOf={link.reviews}
              words={shopReviewTexts[language].pages}
            />
          </div>
          {!isCrawler && (
            <section aria-labelledby="write" className="mt-12 rounded-large bg-sand p-5 md:p-8">
              <h2 id="write" className="text-window">
                {say('write')}
              </h2>
              <p className="mt-1 mb-5 text-ink-soft">{say('writeLead')}</p>
              <ShopReviewForm consent={<ConsentLabel />} />
            </section>
          )}
        </div>
      </div>
      {statistic.count > 0 && (
        <JsonLd data={shopScoreData(statistic, shellTexts[language].brand)} />
      )}
    </InfoFrame>
  )
}
