'use client'

import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense } from 'react'
import { useInView } from '../../../rendering/use-in-view.ts'

type SectionRowsProps = { section: string; sign: string }

const Rows = lazyWithReload(() =>
  import('./section-products.tsx').then(({ SectionProducts: SectionGoods }) => ({
    default: SectionGoods,
  })),
)

/** Rows of cards below a section's products, loaded when they come into view. */
export function SectionRows({ section, sign }: SectionRowsProps) {
  const { targetRef, isInView } = useInView<HTMLDivElement>()
  return (
    <div ref={targetRef}>
      {isInView && (
        <Suspense>
          <Rows section={section} sign={sign} />
        </Suspense>
      )}
    </div>
  )
}
