import { appOfPath } from '@svetlitsa/domain/route/app-of-path'
import type { AppName } from '@svetlitsa/domain/route/route'

/** A choice in the query is kept by the router with a cookie, so the page must be asked whole. */
const choices = ['sr', 'region_id', 'region', 'lang']

/**
 * The link under an event if the app's own router may follow it, else null: links to other apps
 * and origins, files, other windows, choices of region or language and jumps within the page are
 * the browser's.
 */
export function ownPageLink(event: Event, app: AppName): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.hasAttribute('download')) return null
  if (link.target !== '' && link.target !== '_self') return null
  const { origin, pathname, search, searchParams, hash } = new URL(link.href)
  if (origin !== location.origin || appOfPath(pathname) !== app) return null
  if (choices.some((name) => searchParams.has(name))) return null
  // Taking the hash away is the app's: the browser would load the page anew (storefront §2).
  const isSamePage = pathname === location.pathname && search === location.search
  return isSamePage && hash !== '' ? null : link
}

/** Whether a press means «here and now», and nobody has acted on it yet. */
export function isPlainPress(event: MouseEvent): boolean {
  const hasKey = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  return event.button === 0 && !hasKey && !event.defaultPrevented
}
