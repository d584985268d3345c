import { useClientValue } from '@svetlitsa/api-client/hydration/use-client-value'
import type { ReviewPage } from '@svetlitsa/api-client/review/queries'
import { useCachedReviews } from '@svetlitsa/api-client/review/use-cached-reviews'
import { reviewTexts } from '@svetlitsa/i18n/review/review-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import type { ProductOffer } from '../offer/product-offer.ts'
import { useOffer } from '../offer/selected-offer.ts'
import { buildReviewsQuery, defaultReviewChoice } from './build-reviews-query.ts'
import { ReviewScore } from './review-score.tsx'

type ReviewSummaryProps = {
  productId: number
  /** The offer in the address. */
  offer: Pick<ProductOffer, 'id'>
  statistic: ReviewPage['statistic']
}

/**
 * The summary of the reviews, and «Написать отзыв», which opens the form for the selected offer. A
 * new review counts here and in the list at once.
 */
export function ReviewSummary({ productId, offer: initial, statistic }: ReviewSummaryProps) {
  const t = useTexts(reviewTexts)
  const language = useLanguage()
  const { open } = useWindows()
  const offer = useOffer(initial)
  const reviews = useCachedReviews(buildReviewsQuery(productId, defaultReviewChoice))
  const latest = useClientValue(reviews)?.statistic ?? statistic
  const openReview = () =>
    open('productReview', { title: t('form.title'), productId, offerId: offer.id })
  return (
    <div className="mt-4 flex flex-col gap-5">
      {latest.count > 0 && <ReviewScore statistic={latest} language={language} />}
      <Button kind="outline" wide onClick={openReview}>
        {t('write')}
      </Button>
    </div>
  )
}
