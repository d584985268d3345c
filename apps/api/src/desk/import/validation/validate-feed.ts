import { decodeEntities } from '../feed/decode-entities.ts'
import type { FeedGoods, FeedIssue } from '../feed/feed-goods.ts'
import type { YmlCategory, YmlFeed, YmlOffer } from '../feed/yml-feed.ts'
import { readCurrencyRates } from '../number/currency-rates.ts'
import { cleanOffer } from './clean-offer.ts'
import { collapseWhitespace } from './collapse-whitespace.ts'
import { collectFeedStyles } from './collect-feed-styles.ts'
import { getField } from './get-field.ts'
import { isGarbled } from './is-garbled.ts'
import { validateCategories } from './validate-categories.ts'
import { MAX_NAME_LENGTH, validateOffer } from './validate-offer.ts'

const GARBLED =
  'the names look like text in another encoding, or encoded twice: save the feed as UTF-8'

/** Offers whose names show how the others are encoded. */
const SAMPLE = 1_000

/**
 * Validates a whole feed before anything is written. Categories that do not form a tree are made
 * one, with warnings; an invalid offer is refused alone.
 *
 * @param currency code of the default price zone's currency.
 */
export function validateFeed(feed: YmlFeed, currency: string): FeedGoods {
  const { categories, warnings: categoryWarnings } = validateCategories(feed.categories)
  const existing = new Set(categories.map(({ id }) => id))
  const rates = readCurrencyRates(feed.currencies)
  const offers = feed.offers.map(cleanOffer)
  const styles = collectFeedStyles({ ...feed, offers })
  const usedIds = new Set<string>()
  const barcodes = new Set<string>()
  const goods: FeedGoods = { categories, offers: [], refused: [], warnings: categoryWarnings }
  if (feed.contradiction !== null)
    goods.warnings.unshift(toFileIssue(`${feed.contradiction}: it was read as that`))
  if (isGarbled([...categories, ...offers.slice(0, SAMPLE)].map(getName)))
    goods.warnings.push(toFileIssue(GARBLED))
  goods.warnings.push(...rates.warnings.map(toFileIssue))
  const defaultVendor = getDefaultVendor(feed.shopName, (text) =>
    goods.warnings.push(toFileIssue(text)),
  )
  const context = { defaultVendor, rates, styles, currency, existing }
  for (const ymlOffer of offers) {
    const toIssue = (text: string): FeedIssue => ({
      position: ymlOffer.position,
      offerId: ymlOffer.id,
      text,
    })
    const result = validateOffer(ymlOffer, context)
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

function getName(named: YmlCategory | YmlOffer): string {
  return 'name' in named ? named.name : getField(named, 'name')
}

function toFileIssue(text: string): FeedIssue {
  return { position: { line: 1, column: 1 }, offerId: 'file', text }
}

/** The name of the shop, where it can be one of a vendor. */
function getDefaultVendor(shopName: string, warn: (text: string) => void): string {
  const name = collapseWhitespace(decodeEntities(shopName))
  const isUsable = name.length <= MAX_NAME_LENGTH && !name.includes('\uFFFD')
  if (!isUsable) warn('the name of the shop cannot be read or is too long: it names no vendor')
  return (isUsable && name) || 'Без марки'
}
