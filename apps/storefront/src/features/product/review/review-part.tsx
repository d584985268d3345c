import { reviewTexts } from '@svetlitsa/i18n/review/review-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import type { PageContext } from '../../../page-context/page-context.ts'
import type { ProductPageParts } from '../page/load-product-page.ts'
import { PagePart } from '../page/page-part.tsx'
import { WriteReviewButton } from './form/write-review-button.tsx'
import { ProductReviews } from './product-reviews.tsx'
import { ReviewRow } from './review-row.tsx'
import { ReviewScore } from './review-score.tsx'

type ReviewPartProps = {
  productId: number
  reviews: ProductPageParts['reviews']
  context: PageContext
}

/** Reviews of buyers: the summary in the title's column, the list beside it. */
export function ReviewPart({ productId, reviews, context }: ReviewPartProps) {
  const { language, isCrawler } = context
  const t = getTranslator(reviewTexts, language)
  const { statistic } = reviews
  const rows = reviews.reviews.map((review) => (
    <ReviewRow key={review.id} review={review} language={language} />
  ))
  const content =
    statistic.count > 0 ? (
      <div>{rows}</div>
    ) : (
      <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
    )
  const score = statistic.count > 0 && <ReviewScore statistic={statistic} language={language} />
  return (
    <PagePart
      id="reviews"
      title={t('title')}
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
              texts={{ write: t('write'), title: t('form.title') }}
            />
          )}
        </div>
      }
    >
      {isCrawler ? (
        content
      ) : (
        <ProductReviews productId={productId} part="list">
          {content}
        </ProductReviews>
      )}
    </PagePart>
  )
}
