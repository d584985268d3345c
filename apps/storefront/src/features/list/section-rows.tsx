'use client'

import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { Suspense } from 'react'
import { useNear } from '../../use-near.ts'

type SectionRowsProps = { section: string; sign: string }

const Rows = lazyPart(() =>
  import('./section-goods.tsx').then(({ SectionGoods }) => ({ default: SectionGoods })),
)

/** Rows of cards under a section's goods, fetched when the shopper comes near them. */
export function SectionRows({ section, sign }: SectionRowsProps) {
  const { place, isNear } = useNear<HTMLDivElement>()
  return (
    <div ref={place}>
      {isNear && (
        <Suspense>
          <Rows section={section} sign={sign} />
        </Suspense>
      )}
    </div>
  )
}
