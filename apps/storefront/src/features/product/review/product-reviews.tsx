'use client'

import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { type ReactNode, Suspense } from 'react'
import { useInView } from '../../../rendering/use-in-view.ts'

const liveParts = {
  list: lazyWithReload(() =>
    import('./review-list.tsx').then(({ ReviewList }) => ({ default: ReviewList })),
  ),
  score: lazyWithReload(() =>
    import('./live-score.tsx').then(({ LiveScore }) => ({ default: LiveScore })),
  ),
}

type ProductReviewsProps = {
  productId: number
  part: keyof typeof liveParts
  /** The server-rendered reviews, shown until the interactive ones have loaded. */
  children: ReactNode
}

/**
 * Reviews and their summary: server-rendered, and once in view a list with sorting and votes and a
 * summary that includes the shopper's own review at once.
 */
export function ProductReviews({ productId, part, children }: ProductReviewsProps) {
  const { targetRef, isInView } = useInView<HTMLDivElement>()
  const LivePart = liveParts[part]
  return (
    // Without reviews the summary takes no space, including the gap below it.
    <div ref={targetRef} className="empty:-mb-5">
      {isInView ? (
        <Suspense fallback={children}>
          <LivePart productId={productId}>{children}</LivePart>
        </Suspense>
      ) : (
        children
      )}
    </div>
  )
}
