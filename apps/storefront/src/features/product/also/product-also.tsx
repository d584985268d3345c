'use client'

import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { Suspense } from 'react'
import { useNear } from '../../../use-near.ts'
import type { AlsoRowsProps } from './also-rows.tsx'

const AlsoRows = lazyPart(() =>
  import('./also-rows.tsx').then(({ AlsoRows }) => ({ default: AlsoRows })),
)

/** What goes with the product, fetched near the screen: cards weigh more than all else of the page. */
export function ProductAlso(props: AlsoRowsProps) {
  const { place, isNear } = useNear<HTMLDivElement>()
  return (
    <div ref={place} className="mt-section min-h-140">
      {isNear && (
        <Suspense>
          <AlsoRows {...props} />
        </Suspense>
      )}
    </div>
  )
}
