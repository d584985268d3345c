'use client'

import { useKnownReviews } from '@svetlitsa/api-client/query/known-reviews'
import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { type ReactNode, Suspense } from 'react'
import { firstReviews, wantedReviews } from './wanted-reviews.ts'

const LivingRating = lazyPart(() =>
  import('./living-rating.tsx').then(({ LivingRating }) => ({ default: LivingRating })),
)

type CountedRatingProps = { productId: number; count: number; children: ReactNode }

/**
 * The rating in the product's head: as the server told it, until the list below knows of another
 * number of reviews, as it does once one's own is taken.
 */
export function CountedRating({ productId, count, children }: CountedRatingProps) {
  const statistic = useKnownReviews(wantedReviews(productId, firstReviews))?.statistic
  if (!statistic || statistic.count === count) return children
  return (
    <Suspense fallback={children}>
      <LivingRating rating={statistic} />
    </Suspense>
  )
}
