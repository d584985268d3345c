import type { FeedGoods, FeedRemark } from './feed-goods.ts'
import { judgeOffer } from './judge-offer.ts'
import { orderCategories } from './order-categories.ts'
import type { YmlFeed } from './yml-feed.ts'

/**
 * What of a feed can be taken: all of it is judged before any of it is written. Categories that do
 * not make a tree spoil the whole feed; an offer that is wrong spoils only itself.
 *
 * @param currency code of the default price zone's currency.
 */
export function judgeFeed(feed: YmlFeed, currency: string): FeedGoods {
  const categories = orderCategories(feed.categories)
  const known = new Set(categories.map(({ id }) => id))
  const seen = new Set<string>()
  const barcodes = new Set<string>()
  const goods: FeedGoods = { categories, offers: [], refused: [], warnings: [] }
  for (const raw of feed.offers) {
    const remark = (text: string): FeedRemark => ({ place: raw.place, offerId: raw.id, text })
    const judged = judgeOffer(raw, { feed, currency, known })
    if (typeof judged === 'string') goods.refused.push(remark(judged))
    else if (seen.has(raw.id)) goods.refused.push(remark('another offer of this id stands above'))
    else {
      const { offer, warnings } = judged
      seen.add(raw.id)
      if (offer.barcode !== null && barcodes.has(offer.barcode)) {
        warnings.push(`barcode ${offer.barcode} belongs to an offer above`)
        offer.barcode = null
      }
      if (offer.barcode !== null) barcodes.add(offer.barcode)
      goods.offers.push(offer)
      goods.warnings.push(...warnings.map(remark))
    }
  }
  return goods
}
