import type { FeedBox, FeedOffer } from '../feed/feed-goods.ts'
import type { YmlFeed, YmlOffer } from '../feed/yml-feed.ts'
import { parseMeasure } from './parse-measure.ts'
import { parsePrice } from './parse-price.ts'
import { toPlainText } from './to-plain-text.ts'

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
  const { barcode, box, count } = parseDetails(field, warnings)
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

function parseDetails(field: (name: string) => string, warnings: string[]) {
  const [first = ''] = field('barcode').split(/[\s,;]+/)
  const barcode = /^\d{8,14}$/.test(first) ? first : null
  if (first && !barcode) warnings.push(`barcode ${first} is invalid and was skipped`)
  const parsedCount = parseMeasure(field('count'), '')
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
