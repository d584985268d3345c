import { FeedFault, type FeedPlace } from './feed-fault.ts'
import type { YmlFeed, YmlOffer } from './yml-feed.ts'

type Attributes = Record<string, string>

const DEEPEST = 20
const LONGEST_TEXT = 100_000
const MOST_OFFERS = 500_000
/** Depth of what stands directly in an offer: yml_catalog / shop / offers / offer / name. */
const FIELD_DEPTH = 5

/** Puts the parts of a feed together as a parser comes upon them. */
export class YmlCollector {
  readonly #feed: YmlFeed = { shopName: '', rates: new Map(), categories: [], offers: [] }
  readonly #open: { name: string; attributes: Attributes; place: FeedPlace }[] = []
  #text = ''
  #offer: YmlOffer | null = null

  /** The offer that is being read. */
  get offerId(): string | null {
    return this.#offer?.id ?? null
  }

  /** Answers what is wrong with the element, if anything is. */
  open(name: string, attributes: Attributes, place: FeedPlace): string | null {
    this.#open.push({ name, attributes, place })
    const depth = this.#open.length
    if (depth === 1 && name !== 'yml_catalog')
      return `this is no YML feed: it begins with <${name}>`
    if (depth > DEEPEST) return 'elements stand too deep in one another'
    if (depth <= FIELD_DEPTH) this.#text = ''
    if (this.#path() !== 'yml_catalog/shop/offers/offer') return null
    this.#offer = {
      place,
      id: (attributes.id ?? '').trim(),
      groupId: (attributes.group_id ?? '').trim(),
      available: (attributes.available ?? '').trim().toLowerCase(),
      fields: new Map(),
      pictures: [],
      params: [],
    }
    return this.#feed.offers.length >= MOST_OFFERS ? `more than ${MOST_OFFERS} offers` : null
  }

  text(text: string): string | null {
    this.#text += text
    return this.#text.length > LONGEST_TEXT
      ? `a text of more than ${LONGEST_TEXT} characters`
      : null
  }

  close(): void {
    const path = this.#path()
    const element = this.#open.pop()
    if (!element) return
    const { name, attributes, place } = element
    const text = this.#text.trim()
    if (this.#offer) this.#closeInOffer(name, attributes, text)
    else if (path === 'yml_catalog/shop/name') this.#feed.shopName = text
    else if (path === 'yml_catalog/shop/currencies/currency') {
      this.#feed.rates.set(attributes.id ?? '', Number(attributes.rate?.replace(',', '.') ?? 1))
    } else if (path === 'yml_catalog/shop/categories/category') {
      const { id = '', parentId = '' } = attributes
      this.#feed.categories.push({ place, id, parentId: parentId || null, name: text })
    }
  }

  finish(): YmlFeed {
    if (this.#feed.offers.length === 0) throw new FeedFault('the feed holds no offers')
    return this.#feed
  }

  #closeInOffer(name: string, attributes: Attributes, text: string): void {
    const offer = this.#offer
    const depth = this.#open.length + 1
    // Elements inside a description are its mark-up: each ends a line of it.
    if (!offer || depth > FIELD_DEPTH) this.#text += '\n'
    else if (depth < FIELD_DEPTH) {
      this.#feed.offers.push(offer)
      this.#offer = null
    } else if (name === 'picture') offer.pictures.push(text)
    else if (name === 'param') {
      const { name: called = '', unit = '' } = attributes
      offer.params.push({ name: called.trim(), unit: unit.trim(), value: text })
    } else if (!offer.fields.has(name)) offer.fields.set(name, text)
  }

  #path(): string {
    return this.#open.map(({ name }) => name).join('/')
  }
}
