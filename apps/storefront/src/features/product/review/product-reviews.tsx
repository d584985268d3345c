'use client'

import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { type ReactNode, Suspense } from 'react'
import { useNear } from '../../../use-near.ts'

const living = {
  list: lazyPart(() =>
    import('./review-list.tsx').then(({ ReviewList }) => ({ default: ReviewList })),
  ),
  score: lazyPart(() =>
    import('./living-score.tsx').then(({ LivingScore }) => ({ default: LivingScore })),
  ),
}

type ProductReviewsProps = {
  productId: number
  part: keyof typeof living
  /** What the server tells of them: it stays until the living part has come. */
  children: ReactNode
}

/**
 * The reviews of the page and the sum of them: what the server drew, and near the screen the list
 * that can be sorted and voted on, and the sum that counts one's own review at once.
 */
export function ProductReviews({ productId, part, children }: ProductReviewsProps) {
  const { place, isNear } = useNear<HTMLDivElement>()
  const Living = living[part]
  return (
    // Without a review yet the sum takes no place, nor the gap below it.
    <div ref={place} className="empty:-mb-5">
      {isNear ? (
        <Suspense fallback={children}>
          <Living productId={productId}>{children}</Living>
        </Suspense>
      ) : (
        children
      )}
    </div>
  )
}
