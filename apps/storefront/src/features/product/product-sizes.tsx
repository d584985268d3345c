'use client'

import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { type ReactNode, Suspense } from 'react'
import { useNear } from '../../use-near.ts'
import { useOffer } from './offer-scope.tsx'
import type { SizeBoardProps } from './size-board.tsx'

const SizeBoard = lazyPart(() =>
  import('./size-board.tsx').then(({ SizeBoard }) => ({ default: SizeBoard })),
)

type ProductSizesProps = Omit<SizeBoardProps, 'offer'> & {
  /** The sizes of the offer that the server was asked for: they stay until others can follow. */
  children: ReactNode
}

/** The sizes of the chosen offer: what the server drew, and near the screen what follows the choice. */
export function ProductSizes({ words, facts, children }: ProductSizesProps) {
  const { offer } = useOffer()
  const { place, isNear } = useNear<HTMLDivElement>()
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={children}>
          <SizeBoard offer={offer} words={words} facts={facts} />
        </Suspense>
      ) : (
        children
      )}
    </div>
  )
}
