import { boxOf } from './box-of.ts'
import type { FeedOffer } from './feed-goods.ts'
import { measure } from './measure.ts'
import { plainText } from './plain-text.ts'
import { priceOf } from './price-of.ts'
import type { YmlFeed, YmlOffer } from './yml-feed.ts'

const LONGEST_NAME = 300
const LONGEST_ID = 100
const LONGEST_VALUE = 300
const MOST_PIECES = 1_000_000

interface Judging {
  feed: YmlFeed
  currency: string
  known: ReadonlySet<string>
}

/** The offer and what is odd about it, or the reason why it is refused. */
export function judgeOffer(
  raw: YmlOffer,
  { feed, currency, known }: Judging,
): { offer: FeedOffer; warnings: string[] } | string {
  const { id, fields, place } = raw
  const field = (name: string): string => oneLine(fields.get(name) ?? '')
  if (!id || id.length > LONGEST_ID) return 'no id, or one above 100 characters'
  const name = nameOf(field)
  if (!name) return 'no name'
  if (name.length > LONGEST_NAME) return `a name above ${LONGEST_NAME} characters`
  const categoryId = field('categoryId')
  if (!known.has(categoryId)) return `category ${categoryId || '(none)'} is not in the feed`
  const price = priceOf(field('price'), field('currencyId'), { rates: feed.rates, currency })
  if (typeof price === 'string') return price
  const warnings: string[] = []
  const old = field('oldprice')
    ? priceOf(field('oldprice'), field('currencyId'), { rates: feed.rates, currency })
    : price
  const isOldHigher = typeof old === 'number' && old >= price
  if (!isOldHigher) warnings.push('the old price is not above the price and is left out')
  if (raw.pictures.length === 0) warnings.push('no picture')
  const params = raw.params
    .map((param) => ({ ...param, name: oneLine(param.name), value: oneLine(param.value) }))
    .filter((param) => param.name && param.value)
  const short = params.filter(({ value }) => value.length <= LONGEST_VALUE)
  if (short.length < params.length) warnings.push('a characteristic too long is left out')
  const { barcode, box, count } = factsOf(field, warnings)
  const offer: FeedOffer = {
    place,
    id,
    groupId: raw.groupId,
    isAvailable: !['false', '0', 'no'].includes(raw.available),
    count,
    name,
    vendor: field('vendor') || feed.shopName || 'Без марки',
    article: field('vendorCode') || id,
    description: plainText(fields.get('description') ?? ''),
    categoryId,
    price,
    oldPrice: isOldHigher ? old : price,
    barcode,
    weightKg: measure(field('weight'), 'кг'),
    box,
    pictures: [...new Set(raw.pictures.filter(Boolean))],
    params: short,
  }
  return { offer, warnings }
}

function factsOf(field: (name: string) => string, warnings: string[]) {
  const [first = ''] = field('barcode').split(/[\s,;]+/)
  const barcode = /^\d{8,14}$/.test(first) ? first : null
  if (first && !barcode) warnings.push(`barcode ${first} is none and is left out`)
  const counted = measure(field('count'), '')
  const count = counted === null ? null : Math.min(MOST_PIECES, Math.max(0, Math.floor(counted)))
  const box = boxOf(field('dimensions'), measure(field('weight'), 'кг'))
  if (field('dimensions') && !box) warnings.push('the size of the package is left out')
  return { barcode, box, count }
}

/** Its name, or what stands for one in an offer of the type vendor.model. */
function nameOf(field: (name: string) => string): string {
  const parts = [field('typePrefix'), field('vendor'), field('model')]
  return field('name') || (field('model') ? parts.filter(Boolean).join(' ') : '')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
