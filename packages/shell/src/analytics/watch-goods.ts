import { ImpressionBatch } from './impression-batch.ts'
import { cardSelector, readCard, readDocuments } from './read-card.ts'
import { trackEvent } from './track-event.tsx'

/** A page is looked over so long after it has changed. */
const restMs = 300
const productPath = /^\/catalog\/[^/]+\/[^/]+\/$/

/**
 * Notes which cards come into sight, which are opened and whose page is read (storefront
 * §4, analytics). It reads what stands in the page, so that no card carries a script for it, and is
 * loaded after everything else. Ends with the returned function.
 */
export function watchGoods(): () => void {
  const batch = new ImpressionBatch((items) => trackEvent({ action: 'impressions', items }))
  const watched = new WeakSet<Element>()
  let path = ''
  let toldPath = ''
  let rest: ReturnType<typeof setTimeout> | null = null

  const sight = new IntersectionObserver(
    (entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting)
      const documents = seen.length > 0 ? readDocuments() : []
      for (const { target } of seen) {
        sight.unobserve(target)
        const item = target instanceof HTMLElement ? readCard(target, documents) : null
        if (item) batch.see(item)
      }
    },
    { threshold: 0.5 },
  )
  const look = () => {
    rest = null
    const address = new URL(location.href)
    if (address.pathname !== path) {
      batch.turnPage()
      toldPath = ''
    }
    path = address.pathname
    if (toldPath !== path && productPath.test(path)) void tellPage(address)
    for (const card of document.querySelectorAll(cardSelector)) {
      if (watched.has(card)) continue
      watched.add(card)
      sight.observe(card)
    }
  }
  // Lists do without the reader of products; where it cannot be fetched, this report alone is lost.
  const tellPage = async (address: URL) => {
    const reader = await import('./thing-of-page.ts').catch(() => null)
    if (!reader || address.pathname !== path || toldPath === path) return
    const thing = reader.thingOfPage(readDocuments(), address)
    if (!thing) return
    toldPath = address.pathname
    trackEvent({ action: 'detail', items: [thing] })
  }
  const lookSoon = () => {
    rest ??= setTimeout(look, restMs)
  }
  const open = ({ target }: MouseEvent) => {
    const card = target instanceof Element && target.closest('a')?.closest(cardSelector)
    const item = card instanceof HTMLElement ? readCard(card, readDocuments()) : null
    if (item) trackEvent({ action: 'click', items: [item] })
  }
  const leave = () => batch.flush()

  const changes = new MutationObserver(lookSoon)
  changes.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('click', open, { capture: true })
  addEventListener('pagehide', leave)
  look()
  return () => {
    leave()
    sight.disconnect()
    changes.disconnect()
    if (rest !== null) clearTimeout(rest)
    document.removeEventListener('click', open, { capture: true })
    removeEventListener('pagehide', leave)
  }
}
