'use client'

import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense } from 'react'
import { useListPages } from './list-pages-provider.tsx'

const PageCards = lazyWithReload(() =>
  import('./page-cards.tsx').then(({ PageCards }) => ({ default: PageCards })),
)

/** The cards of further pages, in the same grid as the first. */
export function MoreCards() {
  const { pages, sign, language } = useListPages()
  if (pages.length === 0) return null
  return (
    <Suspense>
      {pages.map((products) => (
        <PageCards key={products[0]?.id ?? 0} products={products} sign={sign} language={language} />
      ))}
    </Suspense>
  )
}
