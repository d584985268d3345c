import type { FeedGoods, FeedIssue } from '../feed/feed-goods.ts'
import type { YmlFeed } from '../feed/yml-feed.ts'
import { sortCategories } from './sort-categories.ts'
import { validateOffer } from './validate-offer.ts'

/**
 * Validates a whole feed before anything is written. Categories that do not form a tree invalidate
 * the feed; an invalid offer is refused alone.
 *
 * @param currency code of the default price zone's currency.
 */
export function validateFeed(feed: YmlFeed, currency: string): FeedGoods {
  const categories = sortCategories(feed.categories)
  const existing = new Set(categories.map(({ id }) => id))
  const usedIds = new Set<string>()
  const barcodes = new Set<string>()
  const goods: FeedGoods = { categories, offers: [], refused: [], warnings: [] }
  for (const ymlOffer of feed.offers) {
    const toIssue = (text: string): FeedIssue => ({
      position: ymlOffer.position,
      offerId: ymlOffer.id,
      text,
    })
    const result = validateOffer(ymlOffer, { feed, currency, existing })
    if (typeof result === 'string') goods.refused.push(toIssue(result))
    else if (usedIds.has(ymlOffer.id)) goods.refused.push(toIssue('duplicate offer id'))
    else {
      const { offer, warnings } = result
      usedIds.add(ymlOffer.id)
      if (offer.barcode !== null && barcodes.has(offer.barcode)) {
        warnings.push(`barcode ${offer.barcode} belongs to a previous offer`)
        offer.barcode = null
      }
      if (offer.barcode !== null) barcodes.add(offer.barcode)
      goods.offers.push(offer)
      goods.warnings.push(...warnings.map(toIssue))
    }
  }
  return goods
}
