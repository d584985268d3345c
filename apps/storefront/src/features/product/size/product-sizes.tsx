'use client'

import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { type ReactNode, Suspense } from 'react'
import { useInView } from '../../../rendering/use-in-view.ts'
import { useOffer } from '../offer/offer-provider.tsx'
import type { SizeDiagramProps } from './size-diagram.tsx'

const SizeDiagram = lazyWithReload(() =>
  import('./size-diagram.tsx').then(({ SizeDiagram }) => ({ default: SizeDiagram })),
)

type ProductSizesProps = Omit<SizeDiagramProps, 'offer'> & {
  /**
   * The server-rendered sizes of the offer in the address, shown until the interactive part has
   * loaded.
   */
  children: ReactNode
}

/** Sizes of the selected offer: server-rendered, and following the selection once in view. */
export function ProductSizes({ texts, properties, children }: ProductSizesProps) {
  const { offer } = useOffer()
  const { targetRef, isInView } = useInView<HTMLDivElement>()
  return (
    <div ref={targetRef}>
      {isInView ? (
        <Suspense fallback={children}>
          <SizeDiagram offer={offer} texts={texts} properties={properties} />
        </Suspense>
      ) : (
        children
      )}
    </div>
  )
}
