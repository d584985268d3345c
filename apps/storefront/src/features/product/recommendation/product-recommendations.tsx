'use client'

import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense } from 'react'
import { useInView } from '../../../rendering/use-in-view.ts'
import type { RecommendationRowsProps } from './recommendation-rows.tsx'

const RecommendationRows = lazyWithReload(() =>
  import('./recommendation-rows.tsx').then(({ RecommendationRows }) => ({
    default: RecommendationRows,
  })),
)

/** Recommendations, loaded once in view: cards are the heaviest part of the page. */
export function ProductRecommendations(props: RecommendationRowsProps) {
  const { targetRef, isInView } = useInView<HTMLDivElement>()
  return (
    <div ref={targetRef} className="mt-section min-h-140">
      {isInView && (
        <Suspense>
          <RecommendationRows {...props} />
        </Suspense>
      )}
    </div>
  )
}
