import type { AppName } from '@svetlitsa/domain/route/route'
import { resolveApp } from '@svetlitsa/domain/route/segment-owner'

/** The router saves these query choices in a cookie, so the page must be loaded as a whole. */
const serverParams = ['sr', 'region_id', 'region', 'lang']

/**
 * Returns the link of an event if the app's own router may follow it, otherwise null: links to
 * other apps and origins, files, other windows, region or language choices and jumps within the
 * page are left to the browser.
 */
export function findSameAppLink(event: Event, app: AppName): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.hasAttribute('download')) return null
  if (link.target !== '' && link.target !== '_self') return null
  const { origin, pathname, search, searchParams, hash } = new URL(link.href)
  if (origin !== location.origin || resolveApp(pathname) !== app) return null
  if (serverParams.some((name) => searchParams.has(name))) return null
  // Removing the hash is handled by the app: the browser would reload the page (rule.scroll).
  const isSamePage = pathname === location.pathname && search === location.search
  return isSamePage && hash !== '' ? null : link
}

/** Whether a click is an unmodified primary click that nobody has handled yet. */
export function isPlainClick(event: MouseEvent): boolean {
  const hasKey = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  return event.button === 0 && !hasKey && !event.defaultPrevented
}
