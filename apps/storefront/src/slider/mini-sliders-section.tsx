'use client'

import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense } from 'react'
import { useInView } from '../rendering/use-in-view.ts'

const Rows = lazyWithReload(() =>
  import('./mini-sliders.tsx').then(({ MiniSliders }) => ({ default: MiniSliders })),
)

type MiniSlidersSectionProps = {
  sign: string
  /** Omits promotions, where the page shows them already. */
  onlyProducts?: boolean
}

/** Small rows that staff set for the home page and the catalogue, loaded once in view. */
export function MiniSlidersSection({ sign, onlyProducts }: MiniSlidersSectionProps) {
  const { targetRef, isInView } = useInView<HTMLDivElement>()
  return (
    <div ref={targetRef}>
      {isInView && (
        <Suspense>
          <Rows sign={sign} onlyProducts={onlyProducts} />
        </Suspense>
      )}
    </div>
  )
}
