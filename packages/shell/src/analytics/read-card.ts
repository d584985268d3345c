import { crumbsOf } from './crumbs-of-page.ts'
import type { EventItem } from './shop-event.tsx'
import { thingOfCard } from './thing-of-card.ts'

/** Cards of the shop, wherever they stand. */
export const cardSelector = 'article[data-goods]'

/**
 * A card of the page as reports know it, with the list it stands in and its place there; `documents`
 * are the page's structured data, read once for all cards that come into sight together.
 */
export function readCard(card: HTMLElement, documents: readonly unknown[]): EventItem | null {
  const link = card.querySelector<HTMLAnchorElement>('h3 a')
  const thing = thingOfCard({
    goods: card.dataset.goods ?? '',
    maker: card.dataset.maker ?? '',
    name: link?.title || link?.textContent || '',
    href: link?.getAttribute('href') ?? '',
  })
  if (!thing) return null
  const row = card.closest<HTMLElement>('section[aria-label]')
  const around = row ?? card.closest('main') ?? document.body
  const place = [...around.querySelectorAll(cardSelector)].indexOf(card)
  const list = row?.ariaLabel ?? document.querySelector('h1')?.textContent ?? ''
  const category = row ? [] : crumbsOf(documents, new URL(location.href))
  return {
    ...thing,
    ...(category.length > 0 && { category }),
    ...(list && { list: list.replaceAll('\u00a0', ' ').trim() }),
    position: place + 1,
  }
}

/** The structured data of the page; a spoilt one counts as none. */
export function readDocuments(): unknown[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => {
    try {
      return JSON.parse(script.textContent ?? '')
    } catch {
      return null
    }
  })
}
