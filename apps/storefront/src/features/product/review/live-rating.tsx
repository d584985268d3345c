'use client'

import { useCachedReviews } from '@svetlitsa/api-client/review/use-cached-reviews'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { type ReactNode, Suspense } from 'react'
import { buildReviewsQuery, defaultReviewChoice } from './build-reviews-query.ts'

const ReviewRating = lazyWithReload(() =>
  import('./review-rating.tsx').then(({ ReviewRating }) => ({ default: ReviewRating })),
)

type LiveRatingProps = { productId: number; count: number; children: ReactNode }

/**
 * The rating in the product's head: server-rendered until the list below has loaded a different
 * number of reviews, such as after the shopper's own review was accepted.
 */
export function LiveRating({ productId, count, children }: LiveRatingProps) {
  const statistic = useCachedReviews(buildReviewsQuery(productId, defaultReviewChoice))?.statistic
  if (!statistic || statistic.count === count) return children
  return (
    <Suspense fallback={children}>
      <ReviewRating rating={statistic} />
    </Suspense>
  )
}
