import type { AppName } from '@svetlitsa/domain/route/route'
import { useEffect } from 'react'
import { isNewBuildWaiting } from '../version/new-build.ts'
import { findSameAppLink, isPlainClick } from './find-same-app-link.ts'
import { PrefetchQueue, shouldSaveData } from './prefetch-queue.ts'

type InAppLinksProps = {
  app: AppName
  /** Navigates within the app through its own router; path, query and hash as in the address. */
  navigate: (href: string) => void
  /** Prefetches a page that is likely to be opened next; resolves when it has loaded. */
  prefetch?: (href: string) => Promise<unknown>
}

/** How long the pointer rests on a link before it is prefetched. */
const hoverDelayMs = 65

/**
 * Handles every plain link of the page by client navigation: a single document listener, so that
 * the kit and server-rendered markup need no router. Links to other apps or windows are left to the
 * browser; pages under the pointer or finger are prefetched.
 */
export function InAppLinks({ app, navigate, prefetch }: InAppLinksProps) {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = isPlainClick(event) ? findSameAppLink(event, app) : null
      if (!link || isNewBuildWaiting()) return
      event.preventDefault()
      const { pathname, search } = location
      navigate(getHref(link))
      // A router that stays on its page does not scroll: an address without a hash means the top of
      // the page.
      if (link.pathname === pathname && link.search === search) scrollTo({ top: 0 })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [app, navigate])

  useEffect(() => {
    if (!prefetch || shouldSaveData(getConnection(navigator))) return
    const queue = new PrefetchQueue(prefetch)
    let hoverTimer: ReturnType<typeof setTimeout> | undefined
    const prefetchLink = (event: Event) => {
      clearTimeout(hoverTimer)
      const link = findSameAppLink(event, app)
      if (!link) return
      const href = getHref(link)
      if (event.type === 'touchstart') void queue.ask(href)
      else hoverTimer = setTimeout(() => void queue.ask(href), hoverDelayMs)
    }
    document.addEventListener('pointerover', prefetchLink, { passive: true })
    document.addEventListener('touchstart', prefetchLink, { passive: true })
    return () => {
      clearTimeout(hoverTimer)
      document.removeEventListener('pointerover', prefetchLink)
      document.removeEventListener('touchstart', prefetchLink)
    }
  }, [app, prefetch])

  return null
}

function getHref(link: HTMLAnchorElement): string {
  return link.pathname + link.search + link.hash
}

function getConnection(browser: Navigator) {
  return 'connection' in browser
    ? (browser.connection as { saveData?: boolean; effectiveType?: string })
    : undefined
}
