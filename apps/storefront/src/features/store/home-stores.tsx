'use client'

import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense } from 'react'
import { useInView } from '../../rendering/use-in-view.ts'
import { StoreSkeleton } from './store-skeleton.tsx'

const NearestStores = lazyWithReload(() =>
  import('./nearest-stores.tsx').then(({ NearestStores }) => ({ default: NearestStores })),
)

/** The stores are far down on the home page, so list, map and texts load once in view. */
export function HomeStores() {
  const { targetRef, isInView } = useInView<HTMLDivElement>()
  return (
    <div ref={targetRef}>
      {isInView ? (
        <Suspense fallback={<StoreSkeleton />}>
          <NearestStores />
        </Suspense>
      ) : (
        <StoreSkeleton />
      )}
    </div>
  )
}
