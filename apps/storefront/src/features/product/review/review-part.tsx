import { reviewTexts } from '@svetlitsa/i18n/review/review-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Island } from '../../../island/island.tsx'
import type { PageContext } from '../../../page-context/page-context.ts'
import { NearMark } from '../../../rendering/near-mark.tsx'
import type { ProductPageParts } from '../page/load-product-page.ts'
import { PagePart } from '../page/page-part.tsx'
import { ReviewRow } from './review-row.tsx'
import { ReviewScore } from './review-score.tsx'

type ReviewPartProps = {
  productId: number
  offerId: number
  reviews: ProductPageParts['reviews']
  context: PageContext
}

/** Reviews of buyers: the summary in the title's column, the list beside it. */
export function ReviewPart({ productId, offerId, reviews, context }: ReviewPartProps) {
  const { language, isCrawler } = context
  const t = getTranslator(reviewTexts, language)
  const { statistic } = reviews
  return (
    <PagePart
      id="reviews"
      title={t('title')}
      aside={
        isCrawler ? (
          <div className="mt-4">
            {statistic.count > 0 && <ReviewScore statistic={statistic} language={language} />}
          </div>
        ) : (
          <Island name="reviewSummary" props={{ productId, offer: { id: offerId }, statistic }} />
        )
      }
    >
      <Island name="reviewList" props={{ productId }}>
        {!isCrawler && <NearMark />}
        {statistic.count > 0 ? (
          <div>
            {reviews.reviews.map((review) => (
              <ReviewRow key={review.id} review={review} language={language} />
            ))}
          </div>
        ) : (
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        )}
      </Island>
    </PagePart>
  )
}
