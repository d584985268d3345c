import { reviewTexts } from '@svetlitsa/i18n/review-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import type { PageContext } from '../../../page-context.ts'
import type { PartsOfPage } from '../load-product.ts'
import { PagePart } from '../page-part.tsx'
import { ProductReviews } from './product-reviews.tsx'
import { ReviewRow } from './review-row.tsx'
import { ReviewScore } from './review-score.tsx'
import { WriteReviewButton } from './write-review-button.tsx'

type ReviewPartProps = {
  productId: number
  reviews: PartsOfPage['reviews']
  context: PageContext
}

/** What buyers say: the sum of it in the column of the title, the reviews beside it. */
export function ReviewPart({ productId, reviews, context }: ReviewPartProps) {
  const { language, isCrawler } = context
  const say = translator(reviewTexts, language)
  const { statistic } = reviews
  const rows = reviews.reviews.map((review) => (
    <ReviewRow key={review.id} review={review} language={language} />
  ))
  const told =
    statistic.count > 0 ? (
      <div>{rows}</div>
    ) : (
      <EmptyState title={say('none')}>{say('noneText')}</EmptyState>
    )
  const score = statistic.count > 0 && <ReviewScore statistic={statistic} language={language} />
  return (
    <PagePart
      id="reviews"
      title={say('title')}
      aside={
        <div className="mt-4 flex flex-col gap-5">
          {isCrawler ? (
            score
          ) : (
            <ProductReviews productId={productId} part="score">
              {score}
            </ProductReviews>
          )}
          {!isCrawler && (
            <WriteReviewButton
              productId={productId}
              words={{ write: say('write'), title: say('form.title') }}
            />
          )}
        </div>
      }
    >
      {isCrawler ? (
        told
      ) : (
        <ProductReviews productId={productId} part="list">
          {told}
        </ProductReviews>
      )}
    </PagePart>
  )
}
