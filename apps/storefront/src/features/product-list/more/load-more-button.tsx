'use client'

import { groupThousands } from '@svetlitsa/domain/money/group-thousands'
import { Button } from '@svetlitsa/ui/actions/button'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense } from 'react'
import { useListPages } from './list-pages-provider.tsx'

type LoadMoreButtonProps = {
  pagination: { current: number; total: number; size: number }
  texts: {
    /** «Показано {shown} из {total}». */
    shown: string
    /** «Показать ещё {count}». */
    more: string
    loading: string
    retry: string
  }
}

/** How much of the list is shown, and the button that loads the next page below. */
export function LoadMoreButton({ pagination, texts }: LoadMoreButtonProps) {
  const { pages, state, loadMore } = useListPages()
  const { current, total, size } = pagination
  const shown = Math.min((current + pages.length) * size, total)
  const remainingCount = Math.min(size, total - shown)
  return (
    <>
      {remainingCount > 0 && (
        <Button kind="outline" waiting={state === 'loading' && texts.loading} onClick={loadMore}>
          {state === 'failed'
            ? texts.retry
            : texts.more.replace('{count}', groupThousands(remainingCount))}
        </Button>
      )}
      <p className="text-small text-ink-soft" aria-live="polite">
        {texts.shown
          .replace('{shown}', groupThousands(shown))
          .replace('{total}', groupThousands(total))}
      </p>
    </>
  )
}

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
