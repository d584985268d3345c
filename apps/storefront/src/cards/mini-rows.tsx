'use client'

import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { Suspense } from 'react'
import { useNear } from '../use-near.ts'

const Rows = lazyPart(() =>
  import('./mini-sliders.tsx').then(({ MiniSliders }) => ({ default: MiniSliders })),
)

type MiniRowsProps = {
  sign: string
  /** The page shows promotions already. */
  onlyGoods?: boolean
}

/** The small rows that staff put on the first page and the catalogue's, fetched when one comes near. */
export function MiniRows({ sign, onlyGoods }: MiniRowsProps) {
  const { place, isNear } = useNear<HTMLDivElement>()
  return (
    <div ref={place}>
      {isNear && (
        <Suspense>
          <Rows sign={sign} onlyGoods={onlyGoods} />
        </Suspense>
      )}
    </div>
  )
}
