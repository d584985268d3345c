'use client'

import { lazyPart } from '@svetlitsa/shell/version/lazy-part'
import { Suspense } from 'react'
import { useNear } from '../use-near.ts'

const Rows = lazyPart(() =>
  import('./mini-sliders.tsx').then(({ MiniSliders }) => ({ default: MiniSliders })),
)

/** The small rows that staff put on pages without goods of their own, fetched when one comes near. */
export function MiniRows({ sign }: { sign: string }) {
  const { place, isNear } = useNear<HTMLDivElement>()
  return (
    <div ref={place}>
      {isNear && (
        <Suspense>
          <Rows sign={sign} />
        </Suspense>
      )}
    </div>
  )
}
