'use client'

import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { Skeleton } from '@svetlitsa/ui/primitives/skeleton'
import { Suspense } from 'react'
import { useNear } from '../../../use-near.ts'

const StoreBoard = lazyPart(() =>
  import('./store-board.tsx').then(({ StoreBoard }) => ({ default: StoreBoard })),
)

/** The stores of the city with what they have, as a list and on a map: fetched near the screen. */
export function ProductStores({ productId }: { productId: number }) {
  const { place, isNear } = useNear<HTMLDivElement>()
  const blank = (
    <div aria-busy="true" className="flex h-40 flex-col gap-4">
      <Skeleton width="half" />
      <Skeleton width="most" />
    </div>
  )
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={blank}>
          <StoreBoard productId={productId} blank={blank} />
        </Suspense>
      ) : (
        blank
      )}
    </div>
  )
}
