'use client'

import type { AppName } from '@svetlitsa/domain/route/route'
import { useEffect } from 'react'
import { isNewBuildWaiting } from '../version/new-build.ts'
import { isPlainPress, ownPageLink } from './own-page-link.ts'
import { PrefetchQueue, sparesData } from './prefetch-queue.ts'

type InAppLinksProps = {
  app: AppName
  /** Goes to a page of this app through its own router; path, query and hash as in the address. */
  navigate: (href: string) => void
  /** Fetches a page that is likely to be asked for next; resolves when it is there. */
  prefetch?: (href: string) => Promise<unknown>
}

/** Time a pointer rests on a link before it counts as a wish. */
const restMs = 65

/**
 * Makes every plain link of the page soft: one listener for the document, so that the kit and
 * server markup know no router. What belongs to other apps, other windows or the browser is left
 * alone; pages under the pointer or finger are fetched beforehand.
 */
export function InAppLinks({ app, navigate, prefetch }: InAppLinksProps) {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isPlainPress(event) ? ownPageLink(event, app) : null
      if (!link || isNewBuildWaiting()) return
      event.preventDefault()
      const { pathname, search } = location
      navigate(hrefOf(link))
      // A router that stays on its page does not scroll: without the hash one is at the top again.
      if (link.pathname === pathname && link.search === search) scrollTo({ top: 0 })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [app, navigate])

  useEffect(() => {
    if (!prefetch || sparesData(connectionOf(navigator))) return
    const queue = new PrefetchQueue(prefetch)
    let rest: ReturnType<typeof setTimeout> | undefined
    const wish = (event: Event) => {
      clearTimeout(rest)
      const link = ownPageLink(event, app)
      if (!link) return
      const href = hrefOf(link)
      if (event.type === 'touchstart') void queue.ask(href)
      else rest = setTimeout(() => void queue.ask(href), restMs)
    }
    document.addEventListener('pointerover', wish, { passive: true })
    document.addEventListener('touchstart', wish, { passive: true })
    return () => {
      clearTimeout(rest)
      document.removeEventListener('pointerover', wish)
      document.removeEventListener('touchstart', wish)
    }
  }, [app, prefetch])

  return null
}

function hrefOf(link: HTMLAnchorElement): string {
  return link.pathname + link.search + link.hash
}

function connectionOf(browser: Navigator) {
  return 'connection' in browser
    ? (browser.connection as { saveData?: boolean; effectiveType?: string })
    : undefined
}
