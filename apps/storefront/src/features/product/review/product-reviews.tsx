'use client'

import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { type ReactNode, Suspense } from 'react'
import { useNear } from '../../../use-near.ts'

const ReviewList = lazyPart(() =>
  import('./review-list.tsx').then(({ ReviewList }) => ({ default: ReviewList })),
)

type ProductReviewsProps = {
  productId: number
  /** The first reviews as the server tells them: they stay until the living list has come. */
  children: ReactNode
}

/** The reviews of the page: what the server drew, and near the screen the list that can be sorted and voted on. */
export function ProductReviews({ productId, children }: ProductReviewsProps) {
  const { place, isNear } = useNear<HTMLDivElement>()
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={children}>
          <ReviewList productId={productId}>{children}</ReviewList>
        </Suspense>
      ) : (
        children
      )}
    </div>
  )
}
