import { FeedError } from '../feed/feed-error.ts'
import type { FeedGoods, FeedIssue } from '../feed/feed-goods.ts'
import type { YmlCategory, YmlFeed } from '../feed/yml-feed.ts'
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

const MAX_NAME_LENGTH = 200

/** Sorts categories so that parents precede their children, otherwise in the feed's order. */
function sortCategories(categories: readonly YmlCategory[]): YmlCategory[] {
  const byId = new Map<string, YmlCategory>()
  for (const category of categories) {
    const { id, name, position } = category
    if (!id) throw new FeedError('a category without an id', position)
    if (byId.has(id)) throw new FeedError(`duplicate category ${id}`, position)
    if (!name || name.length > MAX_NAME_LENGTH) {
      throw new FeedError(
        `category ${id} has no name, or one longer than ${MAX_NAME_LENGTH} characters`,
        position,
      )
    }
    byId.set(id, category)
  }
  const sorted = new Map<string, YmlCategory>()
  const addCategory = (category: YmlCategory, descendants: ReadonlySet<string>): void => {
    const { id, parentId, position } = category
    if (sorted.has(id)) return
    if (descendants.has(id)) throw new FeedError(`category ${id} is its own ancestor`, position)
    const parent = parentId === null ? undefined : byId.get(parentId)
    if (parentId !== null && !parent) {
      throw new FeedError(
        `category ${id} has the parent ${parentId}, which is not in the feed`,
        position,
      )
    }
    if (parent) addCategory(parent, new Set([...descendants, id]))
    sorted.set(id, category)
  }
  for (const category of categories) addCategory(category, new Set())
  return [...sorted.values()]
}
