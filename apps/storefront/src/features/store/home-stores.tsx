'use client'

import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { Suspense } from 'react'
import { useNear } from '../../use-near.ts'
import { StoreBlank } from './store-blank.tsx'

const NearestStores = lazyPart(() =>
  import('./nearest-stores.tsx').then(({ NearestStores }) => ({ default: NearestStores })),
)

/** The stores of the first page stand far down: list, map and their words are fetched near the screen. */
export function HomeStores() {
  const { place, isNear } = useNear<HTMLDivElement>()
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={<StoreBlank />}>
          <NearestStores />
        </Suspense>
      ) : (
        <StoreBlank />
      )}
    </div>
  )
}
