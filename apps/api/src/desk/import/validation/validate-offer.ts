import { decodeEntities } from '../feed/decode-entities.ts'
import type { FeedOffer } from '../feed/feed-goods.ts'
import type { YmlOffer } from '../feed/yml-feed.ts'
import type { CurrencyRates } from '../number/currency-rates.ts'
import type { FeedStyles } from './collect-feed-styles.ts'
import { findUnreadable } from './find-unreadable.ts'
import { getField } from './get-field.ts'
import { type ParsedPrice, parsePrice } from './parse-price.ts'
import { toPlainText } from './to-plain-text.ts'
import { validateDetails } from './validate-details.ts'
import { validateParams } from './validate-params.ts'

/** Of names, vendors and articles; the indexes of the last two cannot hold any length. */
export const MAX_NAME_LENGTH = 300
const MAX_ID_LENGTH = 100
const MAX_ADDRESS_LENGTH = 2_000

interface ValidationContext {
  /** The vendor of offers that name none. */
  defaultVendor: string
  rates: CurrencyRates
  styles: FeedStyles
  /** Code of the currency in which prices are stored. */
  currency: string
  /** Ids of the categories of the feed. */
  existing: ReadonlySet<string>
}

/** What feeds write where an offer belongs to no group. */
const NO_GROUP = /^0+$/

/**
 * The offer with its warnings, or the reason why it is refused.
 *
 * @param ymlOffer cleaned.
 */
export function validateOffer(
  ymlOffer: YmlOffer,
  { defaultVendor, rates, styles, currency, existing }: ValidationContext,
): { offer: FeedOffer; warnings: string[] } | string {
  const { id, groupId, position } = ymlOffer
  const texts = readTexts(ymlOffer, defaultVendor)
  const { name, vendor, article } = texts
  const refusal = findRefusal(ymlOffer, texts)
  if (refusal !== null) return refusal
  const field = (fieldName: string): string => getField(ymlOffer, fieldName)
  const categoryId = field('categoryId')
  if (!existing.has(categoryId)) return `category ${categoryId || '(none)'} is not in the feed`
  if (!field('price')) return 'no price'
  const money = { rates, style: styles.prices, currency }
  const parsed = parsePrice('price', field('price'), field('currencyId'), money)
  if ('problem' in parsed) return parsed.problem
  const { price, warnings } = parsed
  const old = field('oldprice')
    ? parsePrice('old price', field('oldprice'), field('currencyId'), money)
    : null
  const oldPrice = validateOldPrice(old, price, warnings)
  if (ymlOffer.straySigns.has('&')) warnings.push('an & that begins no entity was read as typed')
  if (ymlOffer.straySigns.has('<')) warnings.push('a < that begins no element was read as typed')
  const offer: FeedOffer = {
    position,
    id,
    groupId: NO_GROUP.test(groupId) ? '' : groupId,
    isAvailable: !['false', '0', 'no'].includes(ymlOffer.available),
    name,
    vendor,
    article,
    description: toPlainText(field('description')),
    categoryId,
    price,
    oldPrice,
    pictures: validatePictures(ymlOffer, warnings),
    params: validateParams(ymlOffer.params, styles.params, warnings),
    ...validateDetails(ymlOffer, styles.details, warnings),
  }
  return { offer, warnings }
}

function validatePictures({ pictures }: YmlOffer, warnings: string[]): string[] {
  if (pictures.length === 0) warnings.push('no picture')
  const addresses = [...new Set(pictures.map(decodeEntities).filter(Boolean))]
  const short = addresses.filter((address) => address.length <= MAX_ADDRESS_LENGTH)
  if (short.length < addresses.length)
    warnings.push(
      `a picture whose address is longer than ${MAX_ADDRESS_LENGTH} characters was skipped`,
    )
  return short
}

interface OfferTexts {
  name: string
  vendor: string
  article: string
}

function readTexts(ymlOffer: YmlOffer, defaultVendor: string): OfferTexts {
  const field = (name: string): string => getField(ymlOffer, name)
  // An offer of the type vendor.model has no name of its own.
  const parts = [field('typePrefix'), field('vendor'), field('model')].filter(Boolean)
  return {
    name: field('name') || (field('model') ? parts.join(' ') : ''),
    vendor: field('vendor') || defaultVendor,
    article: field('vendorCode') || ymlOffer.id,
  }
}

function findRefusal(ymlOffer: YmlOffer, { name, vendor, article }: OfferTexts): string | null {
  const { id, groupId, problem } = ymlOffer
  if (!id || id.length > MAX_ID_LENGTH) return 'no id, or one longer than 100 characters'
  if (groupId.length > MAX_ID_LENGTH) return `a group_id longer than ${MAX_ID_LENGTH} characters`
  if (!name) return 'no name'
  if (name.length > MAX_NAME_LENGTH) return `a name longer than ${MAX_NAME_LENGTH} characters`
  if (vendor.length > MAX_NAME_LENGTH) return `a vendor longer than ${MAX_NAME_LENGTH} characters`
  if (article.length > MAX_NAME_LENGTH)
    return `an article longer than ${MAX_NAME_LENGTH} characters`
  return problem ?? findUnreadable(ymlOffer)
}

/** The old price, or the price where there is no higher one. */
function validateOldPrice(old: ParsedPrice | null, price: number, warnings: string[]): number {
  if (old === null) return price
  if ('problem' in old) {
    warnings.push(`the ${old.problem} and was skipped`)
    return price
  }
  if (old.price < price) {
    warnings.push('the old price is not higher than the price and was skipped')
    return price
  }
  warnings.push(...old.warnings.filter((warning) => !warnings.includes(warning)))
  return old.price
}
