import { FeedError, type FeedPosition } from './feed-error.ts'
import type { YmlFeed, YmlOffer } from './yml-feed.ts'

type Attributes = Record<string, string>

const MAX_DEPTH = 20
const MAX_TEXT_LENGTH = 100_000
const MAX_OFFERS = 500_000
/** Depth of the elements directly inside an offer: yml_catalog / shop / offers / offer / name. */
const FIELD_DEPTH = 5

const usedInShop: ReadonlySet<string> = new Set(['name', 'currencies', 'categories', 'offers'])
const usedInOffer: ReadonlySet<string> = new Set([
  ...['name', 'typePrefix', 'vendor', 'model', 'vendorCode', 'description', 'categoryId'],
  ...['price', 'oldprice', 'currencyId', 'barcode', 'weight', 'dimensions', 'count', 'outlets'],
])

/** Collects the elements of a feed as a parser reports them. */
export class YmlCollector {
  readonly #feed: YmlFeed = {
    shopName: '',
    rates: new Map(),
    categories: [],
    offers: [],
    ignored: new Map(),
  }
  readonly #open: { name: string; attributes: Attributes; position: FeedPosition }[] = []
  #text = ''
  #offer: YmlOffer | null = null

  /** The offer that is being read. */
  get offerId(): string | null {
    return this.#offer?.id ?? null
  }

  /** Returns what is wrong with the element, or null. */
  open(name: string, attributes: Attributes, position: FeedPosition): string | null {
    this.#open.push({ name, attributes, position })
    const depth = this.#open.length
    if (depth === 1 && name !== 'yml_catalog')
      return `not a YML feed: the root element is <${name}>`
    if (depth > MAX_DEPTH) return 'elements are nested too deeply'
    if (depth <= FIELD_DEPTH) this.#text = ''
    if (this.#offer && name === 'outlet') addOutlet(this.#offer, attributes)
    if (this.#path() !== 'yml_catalog/shop/offers/offer') return null
    this.#offer = {
      position,
      id: (attributes.id ?? '').trim(),
      groupId: (attributes.group_id ?? '').trim(),
      available: (attributes.available ?? '').trim().toLowerCase(),
      fields: new Map(),
      pictures: [],
      params: [],
      outletCount: null,
    }
    return this.#feed.offers.length >= MAX_OFFERS ? `more than ${MAX_OFFERS} offers` : null
  }

  text(text: string): string | null {
    this.#text += text
    return this.#text.length > MAX_TEXT_LENGTH
      ? `text longer than ${MAX_TEXT_LENGTH} characters`
      : null
  }

  close(): void {
    const path = this.#path()
    const element = this.#open.pop()
    if (!element) return
    const { name, attributes, position } = element
    const text = this.#text.trim()
    if (this.#offer) this.#closeInOffer(name, attributes, text)
    else if (/^yml_catalog\/shop\/[^/]+$/.test(path) && !usedInShop.has(name)) this.#ignore(name)
    else if (path === 'yml_catalog/shop/name') this.#feed.shopName = text
    else if (path === 'yml_catalog/shop/currencies/currency') {
      this.#feed.rates.set(attributes.id ?? '', Number(attributes.rate?.replace(',', '.') ?? 1))
    } else if (path === 'yml_catalog/shop/categories/category') {
      const { id = '', parentId = '' } = attributes
      this.#feed.categories.push({ position, id, parentId: parentId || null, name: text })
    }
  }

  finish(): YmlFeed {
    if (this.#feed.offers.length === 0) throw new FeedError('the feed has no offers')
    return this.#feed
  }

  #closeInOffer(name: string, attributes: Attributes, text: string): void {
    const offer = this.#offer
    const depth = this.#open.length + 1
    // Elements inside a description are mark-up; each of them starts a new line of text.
    if (!offer || depth > FIELD_DEPTH) this.#text += '\n'
    else if (depth < FIELD_DEPTH) {
      this.#feed.offers.push(offer)
      this.#offer = null
    } else if (name === 'picture') offer.pictures.push(text)
    else if (name === 'param') {
      const { name: paramName = '', unit = '' } = attributes
      offer.params.push({ name: paramName.trim(), unit: unit.trim(), value: text })
    } else {
      if (!usedInOffer.has(name)) this.#ignore(name)
      if (!offer.fields.has(name)) offer.fields.set(name, text)
    }
  }

  #ignore(name: string): void {
    this.#feed.ignored.set(name, (this.#feed.ignored.get(name) ?? 0) + 1)
  }

  #path(): string {
    return this.#open.map(({ name }) => name).join('/')
  }
}

/** A count that is no number is left to the offer's own `<count>`. */
function addOutlet(offer: YmlOffer, { instock = '' }: Attributes): void {
  const count = Number(instock)
  if (instock.trim() === '' || !Number.isInteger(count) || count < 0) return
  offer.outletCount = (offer.outletCount ?? 0) + count
}
