import type { FeedBox, FeedOffer } from '../feed/feed-goods.ts'
import type { YmlFeed, YmlOffer } from '../feed/yml-feed.ts'
import { parseMeasure } from './parse-measure.ts'

const MAX_NAME_LENGTH = 300
const MAX_ID_LENGTH = 100
const MAX_VALUE_LENGTH = 300
const MAX_QUANTITY = 1_000_000

interface ValidationContext {
  feed: YmlFeed
  currency: string
  existing: ReadonlySet<string>
}

/** The offer with its warnings, or the reason why it is refused. */
export function validateOffer(
  ymlOffer: YmlOffer,
  { feed, currency, existing }: ValidationContext,
): { offer: FeedOffer; warnings: string[] } | string {
  const { id, fields, position } = ymlOffer
  const field = (name: string): string => collapseWhitespace(fields.get(name) ?? '')
  if (!id || id.length > MAX_ID_LENGTH) return 'no id, or one longer than 100 characters'
  const name = parseName(field)
  if (!name) return 'no name'
  if (name.length > MAX_NAME_LENGTH) return `a name longer than ${MAX_NAME_LENGTH} characters`
  const categoryId = field('categoryId')
  if (!existing.has(categoryId)) return `category ${categoryId || '(none)'} is not in the feed`
  const price = parsePrice(field('price'), field('currencyId'), { rates: feed.rates, currency })
  if (typeof price === 'string') return price
  const warnings: string[] = []
  const old = field('oldprice')
    ? parsePrice(field('oldprice'), field('currencyId'), { rates: feed.rates, currency })
    : price
  const isOldHigher = typeof old === 'number' && old >= price
  if (!isOldHigher) warnings.push('the old price is not higher than the price and was skipped')
  if (ymlOffer.pictures.length === 0) warnings.push('no picture')
  const params = ymlOffer.params
    .map((param) => ({
      ...param,
      name: collapseWhitespace(param.name),
      value: collapseWhitespace(param.value),
    }))
    .filter((param) => param.name && param.value)
  const storableParams = params.filter(({ value }) => value.length <= MAX_VALUE_LENGTH)
  if (storableParams.length < params.length)
    warnings.push('a property that is too long was skipped')
  const { barcode, box, count } = parseDetails(field, ymlOffer.outletCount, warnings)
  const offer: FeedOffer = {
    position,
    id,
    groupId: ymlOffer.groupId,
    isAvailable: !['false', '0', 'no'].includes(ymlOffer.available),
    count,
    name,
    vendor: field('vendor') || feed.shopName || 'Без марки',
    article: field('vendorCode') || id,
    description: toPlainText(fields.get('description') ?? ''),
    categoryId,
    price,
    oldPrice: isOldHigher ? old : price,
    barcode,
    weightKg: parseMeasure(field('weight'), 'кг'),
    box,
    pictures: [...new Set(ymlOffer.pictures.filter(Boolean))],
    params: storableParams,
  }
  return { offer, warnings }
}

function parseDetails(
  field: (name: string) => string,
  outletCount: number | null,
  warnings: string[],
) {
  const [first = ''] = field('barcode').split(/[\s,;]+/)
  const barcode = /^\d{8,14}$/.test(first) ? first : null
  if (first && !barcode) warnings.push(`barcode ${first} is invalid and was skipped`)
  const ownCount = parseMeasure(field('count'), '')
  const parsedCount = ownCount ?? outletCount
  if (ownCount === null && outletCount !== null)
    warnings.push('the pieces of its outlets were added up into one warehouse')
  const count =
    parsedCount === null ? null : Math.min(MAX_QUANTITY, Math.max(0, Math.floor(parsedCount)))
  const box = parseBox(field('dimensions'), parseMeasure(field('weight'), 'кг'))
  if (field('dimensions') && !box) warnings.push('the package size was skipped')
  return { barcode, box, count }
}

/** Its name, or one built from the elements of an offer of the type vendor.model. */
function parseName(field: (name: string) => string): string {
  const parts = [field('typePrefix'), field('vendor'), field('model')]
  return field('name') || (field('model') ? parts.filter(Boolean).join(' ') : '')
}

function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Parses the package of an offer, «length/width/height» in centimetres; null for anything else. */
function parseBox(dimensions: string, weightKg: number | null): FeedBox | null {
  const sizes = dimensions.split('/').map((size) => parseMeasure(size, 'см'))
  const [widthCm, depthCm, heightCm] = sizes
  if (sizes.length !== 3 || !widthCm || !depthCm || !heightCm) return null
  if (Math.min(widthCm, depthCm, heightCm) <= 0) return null
  return { widthCm, depthCm, heightCm, weightKg: weightKg ?? 0 }
}

/** A higher price is assumed to be a typing error. */
const MAX_PRICE = 999_999_999

/** RUR is the rouble's code from before 1998, which feeds still use. */
const oldCodes: Readonly<Record<string, string>> = { RUR: 'RUB' }

interface Money {
  rates: ReadonlyMap<string, number>
  /** Code of the currency in which prices are stored. */
  currency: string
}

/**
 * Parses a price to whole units of the shop's currency, or returns the reason why it is invalid.
 */
function parsePrice(text: string, code: string, { rates, currency }: Money): number | string {
  const amount = parseMeasure(text, '')
  if (amount === null) return text ? `price «${text}» is not a number` : 'no price'
  const isShopCurrency = !code || code === currency || oldCodes[code] === currency
  const rate = isShopCurrency ? 1 : (rates.get(code) ?? Number.NaN)
  if (!(rate > 0)) return `the feed has no rate for ${code}`
  const price = Math.round(amount * rate)
  if (price < 1 || price > MAX_PRICE) return `price ${text} is not between 1 and ${MAX_PRICE}`
  return price
}

const BREAKING = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|table)\b[^>]*>/gi

const TAG = /<\/?[a-z][^>]*>/gi

const namedEntities: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
}

/**
 * Strips the mark-up of a description, one line per paragraph. Descriptions are rendered as text,
 * so that nothing from a feed can execute on the shop's pages.
 */
function toPlainText(markup: string): string {
  return markup
    .replace(BREAKING, '\n')
    .replace(TAG, '')
    .replace(/&([a-z]+);/gi, (entity, name: string) => namedEntities[name.toLowerCase()] ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}
