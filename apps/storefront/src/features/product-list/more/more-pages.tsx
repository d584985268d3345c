import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense, useEffect } from 'react'
import { listLeftEvent } from '../../../navigation/navigate-in-place.ts'
import {
  forgetListPages,
  getListPages,
  type ListQuery,
  loadListPages,
  useListPages,
} from './list-pages.ts'
import { isReturnVisit, storePosition, wasPopped } from './list-position-storage.ts'

type MorePagesProps = { query: ListQuery; sign: string }

const PageCards = lazyWithReload(() =>
  import('./page-cards.tsx').then(({ PageCards }) => ({ default: PageCards })),
)

/**
 * The cards of further pages, in the same grid as the first. A returning shopper finds the same
 * pages open and the same card on the screen.
 */
export function MorePages({ query, sign }: MorePagesProps) {
  const { pages } = useListPages(query.address)

  useEffect(() => {
    const restore = async () => {
      const isPopped = wasPopped()
      const { readPosition, restorePosition } = await import('./restore-position.ts')
      const position = readPosition(query.address)
      // After a full load the browser itself restores the scroll position, before a reader can have
      // scrolled.
      if (!position || !(position.pages > 0 || isPopped)) return
      if (position.pages > 0) await loadListPages(query, position.pages)
      requestAnimationFrame(() => restorePosition(position))
    }
    if (isReturnVisit(query.address)) void restore()
    const store = () => storePosition(query.address, getListPages(query.address).pages.length)
    const storeOnLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) store()
    }
    const storeIfHidden = () => {
      if (document.visibilityState === 'hidden') store()
    }
    // Before a link is followed; `pagehide` is too late where the list changes in place.
    document.addEventListener('click', storeOnLink, { capture: true })
    // A phone may end a page in the background without another event.
    document.addEventListener('visibilitychange', storeIfHidden)
    addEventListener('pagehide', store)
    addEventListener(listLeftEvent, store)
    return () => {
      document.removeEventListener('click', storeOnLink, { capture: true })
      document.removeEventListener('visibilitychange', storeIfHidden)
      removeEventListener('pagehide', store)
      removeEventListener(listLeftEvent, store)
      forgetListPages(query.address)
    }
  }, [query])

  // Back and forward in place leave no moment to store how many pages are open.
  useEffect(() => {
    if (pages.length > 0) storePosition(query.address, pages.length)
  }, [query.address, pages.length])

  if (pages.length === 0) return null
  return (
    <Suspense>
      {pages.map((products) => (
        <PageCards key={products[0]?.id ?? 0} products={products} sign={sign} />
      ))}
    </Suspense>
  )
}
