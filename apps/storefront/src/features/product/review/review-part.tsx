import { cardTexts } from '@svetlitsa/i18n/card-texts'
import { reviewTexts } from '@svetlitsa/i18n/review-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import { ScoreSummary } from '@svetlitsa/ui/shop/score-summary'
import type { PageContext } from '../../../page-context.ts'
import type { PartsOfPage } from '../load-product.ts'
import { PagePart } from '../page-part.tsx'
import { ProductReviews } from './product-reviews.tsx'
import { ReviewRow } from './review-row.tsx'
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
  const { score, count, byScore } = reviews.statistic
  const rows = reviews.reviews.map((review) => (
    <ReviewRow key={review.id} review={review} language={language} />
  ))
  const told =
    count > 0 ? <div>{rows}</div> : <EmptyState title={say('none')}>{say('noneText')}</EmptyState>
  return (
    <PagePart
      id="reviews"
      title={say('title')}
      aside={
        <div className="mt-4 flex flex-col gap-5">
          {count > 0 && (
            <ScoreSummary
              score={score}
              starsLabel={say('score', { score: Math.round(score) })}
              decimal={cardTexts[language].decimal}
              counts={byScore.map((one) => ({ stars: one.score, count: one.count }))}
            >
              {say('count', { count })}
            </ScoreSummary>
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
      {isCrawler ? told : <ProductReviews productId={productId}>{told}</ProductReviews>}
    </PagePart>
  )
}
