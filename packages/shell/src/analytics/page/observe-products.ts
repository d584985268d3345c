import { ImpressionBatch } from '../event/impression-batch.ts'
import { trackEvent } from '../event/track-event.ts'
import { cardSelector, readCard, readJsonLdDocuments } from './read-card.ts'

/** Scans the page after it has stopped changing. */
const debounceMs = 300
const productPath = /^\/catalog\/[^/]+\/[^/]+\/$/

/**
 * Tracks which cards come into view, which are clicked and which product page is viewed
 * (analytics.events, analytics). It reads the rendered page, so that cards need no script for it,
 * and loads after everything else. Returns the function that stops it.
 */
export function observeProducts(): () => void {
  const batch = new ImpressionBatch((items) => trackEvent({ action: 'impressions', items }))
  const observedElements = new WeakSet<Element>()
  let path = ''
  let trackedPath = ''
  let scanTimer: ReturnType<typeof setTimeout> | null = null

  // One observer for every card of the document, outside React: a hook watches one element of its own.
  const intersections = new IntersectionObserver(
    (entries) => {
      const visible = entries.filter(({ isIntersecting }) => isIntersecting)
      const documents = visible.length > 0 ? readJsonLdDocuments() : []
      for (const { target } of visible) {
        intersections.unobserve(target)
        const item = target instanceof HTMLElement ? readCard(target, documents) : null
        if (item) batch.add(item)
      }
    },
    { threshold: 0.5 },
  )
  const scan = () => {
    scanTimer = null
    const address = new URL(location.href)
    if (address.pathname !== path) {
      batch.startNewPage()
      trackedPath = ''
    }
    path = address.pathname
    if (trackedPath !== path && productPath.test(path)) void trackPage(address)
    for (const card of document.querySelectorAll(cardSelector)) {
      if (observedElements.has(card)) continue
      observedElements.add(card)
      intersections.observe(card)
    }
  }
  // Lists do not need the product parser; where it fails to load, only this event is lost.
  const trackPage = async (address: URL) => {
    const parser = await import('./parse-page-item.ts').catch(() => null)
    if (!parser || address.pathname !== path || trackedPath === path) return
    const pageItem = parser.parsePageItem(readJsonLdDocuments(), address)
    if (!pageItem) return
    trackedPath = address.pathname
    trackEvent({ action: 'detail', items: [pageItem] })
  }
  const scheduleScan = () => {
    scanTimer ??= setTimeout(scan, debounceMs)
  }
  const open = ({ target }: MouseEvent) => {
    const card = target instanceof Element && target.closest('a')?.closest(cardSelector)
    const item = card instanceof HTMLElement ? readCard(card, readJsonLdDocuments()) : null
    if (item) trackEvent({ action: 'click', items: [item] })
  }
  const flushBatch = () => batch.flush()

  const mutations = new MutationObserver(scheduleScan)
  mutations.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('click', open, { capture: true })
  addEventListener('pagehide', flushBatch)
  scan()
  return () => {
    flushBatch()
    intersections.disconnect()
    mutations.disconnect()
    if (scanTimer !== null) clearTimeout(scanTimer)
    document.removeEventListener('click', open, { capture: true })
    removeEventListener('pagehide', flushBatch)
  }
}
