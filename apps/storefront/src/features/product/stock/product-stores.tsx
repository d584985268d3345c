'use client'

import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense } from 'react'
import { useInView } from '../../../rendering/use-in-view.ts'

const StoreStock = lazyWithReload(() =>
  import('./store-stock.tsx').then(({ StoreStock }) => ({ default: StoreStock })),
)

/** Stores of the city with their stock, as a list and on a map; loaded once in view. */
export function ProductStores({ productId }: { productId: number }) {
  const { targetRef, isInView } = useInView<HTMLDivElement>()
  const skeleton = (
    <div aria-busy="true" className="flex h-40 flex-col gap-4">
      <Skeleton width="half" />
      <Skeleton width="four-fifths" />
    </div>
  )
  return (
    <div ref={targetRef}>
      {isInView ? (
        <Suspense fallback={skeleton}>
          <StoreStock productId={productId} skeleton={skeleton} />
        </Suspense>
      ) : (
        skeleton
      )}
    </div>
  )
}
