'use client'

import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { Suspense } from 'react'
import { useListPages } from './list-pages.tsx'

const CardsOfPage = lazyPart(() =>
  import('./cards-of-page.tsx').then(({ CardsOfPage }) => ({ default: CardsOfPage })),
)

/** The cards of the further pages, in the same grid as the first. */
export function MoreCards() {
  const { pages, sign, language } = useListPages()
  if (pages.length === 0) return null
  return (
    <Suspense>
      {pages.map((products) => (
        <CardsOfPage
          key={products[0]?.id ?? 0}
          products={products}
          sign={sign}
          language={language}
        />
      ))}
    </Suspense>
  )
}
