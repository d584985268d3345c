import type { EventItem } from '../event/shop-event.ts'
import { parseBreadcrumbs } from './parse-breadcrumbs.ts'
import { parseCardItem } from './parse-card-item.ts'

/** Selects product cards anywhere on a page. */
export const cardSelector = 'article[data-goods]'

/**
 * Reads a card as an event item, with its list and its position there. `documents` is the page's
 * structured data, parsed once for all cards that come into view together.
 */
export function readCard(card: HTMLElement, documents: readonly unknown[]): EventItem | null {
  const link = card.querySelector<HTMLAnchorElement>('h3 a')
  const item = parseCardItem({
    goods: card.dataset.goods ?? '',
    vendor: card.dataset.maker ?? '',
    name: link?.title || link?.textContent || '',
    href: link?.getAttribute('href') ?? '',
  })
  if (!item) return null
  const row = card.closest<HTMLElement>('section[aria-label]')
  const container = row ?? card.closest('main') ?? document.body
  const index = [...container.querySelectorAll(cardSelector)].indexOf(card)
  const list = row?.ariaLabel ?? document.querySelector('h1')?.textContent ?? ''
  const category = row ? [] : parseBreadcrumbs(documents, new URL(location.href))
  return {
    ...item,
    ...(category.length > 0 && { category }),
    ...(list && { list: list.replaceAll('\u00a0', ' ').trim() }),
    position: index + 1,
  }
}

/** Reads the structured data of the page; a corrupted document is skipped. */
export function readJsonLdDocuments(): unknown[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => {
    try {
      return JSON.parse(script.textContent ?? '')
    } catch {
      return null
    }
  })
}
