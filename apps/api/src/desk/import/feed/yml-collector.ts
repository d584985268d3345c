import { FeedError, type FeedPosition } from './feed-error.ts'
import { hasMark, listStraySigns, removeMarkedTags, removeMarks } from './mark-stray-signs.ts'
import { offerTexts, type YmlFeed, type YmlOffer } from './yml-feed.ts'

type Attributes = Record<string, string>

const MAX_DEPTH = 20
/** Elements that are open at once in the whole feed, so that none can fill the memory. */
const MAX_OPEN = 1_000
const MAX_TEXT_LENGTH = 100_000
const MAX_OFFERS = 500_000
const OFFER_DEPTH = 4
/** Depth of the elements directly inside an offer: yml_catalog / shop / offers / offer / name. */
const FIELD_DEPTH = 5

const usedInShop: ReadonlySet<string> = new Set(['name', 'currencies', 'categories', 'offers'])
const usedInOffer: ReadonlySet<string> = new Set([...offerTexts, 'outlets'])

/** Collects the elements of a feed as a parser reports them. */
export class YmlCollector {
  readonly #feed: YmlFeed = {
    shopName: '',
    hasXmlNumbers: false,
    currencies: [],
    categories: [],
    offers: [],
    contradiction: null,
    ignored: new Map(),
  }
  readonly #open: { name: string; attributes: Attributes; position: FeedPosition }[] = []
  #text = ''
  /** Whether the text is longer than what is kept of it. */
  #isCut = false
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
    const isTooDeep = depth > MAX_DEPTH
    if (depth > MAX_OPEN || (isTooDeep && !this.spoilOffer('elements are nested too deeply')))
      return 'elements are nested too deeply'
    if (depth <= FIELD_DEPTH) {
      this.#text = ''
      this.#isCut = false
    }
    if (this.#offer && name === 'outlet') addOutlet(this.#offer, attributes)
    if (depth !== OFFER_DEPTH || this.#path() !== 'yml_catalog/shop/offers/offer') return null
    this.#offer = {
      position,
      id: (attributes.id ?? '').trim(),
      groupId: (attributes.group_id ?? '').trim(),
      available: (attributes.available ?? '').trim().toLowerCase(),
      fields: new Map(),
      pictures: [],
      params: [],
      outletCount: null,
      straySigns: new Set(),
      problem: null,
    }
    return this.#feed.offers.length >= MAX_OFFERS ? `more than ${MAX_OFFERS} offers` : null
  }

  text(text: string): void {
    if (this.#isCut) return
    this.#text += text
    if (this.#text.length <= MAX_TEXT_LENGTH) return
    this.#text = this.#text.slice(0, MAX_TEXT_LENGTH)
    this.#isCut = true
  }

  noteStraySigns(signs: readonly ('&' | '<')[]): void {
    for (const sign of signs) this.#offer?.straySigns.add(sign)
  }

  /** Notes what is wrong with the offer that is being read; false where there is none. */
  spoilOffer(problem: string): boolean {
    if (!this.#offer) return false
    this.#offer.problem ??= problem
    return true
  }

  close(): void {
    const isInOffer = this.#offer !== null
    const path = isInOffer ? '' : this.#path()
    const element = this.#open.pop()
    if (!element) return
    const { name, attributes, position } = element
    const text = this.#takeText(name)
    if (isInOffer) this.#closeInOffer(name, attributes, text)
    else if (/^yml_catalog\/shop\/[^/]+$/.test(path) && !usedInShop.has(name)) this.#ignore(name)
    else if (path === 'yml_catalog/shop/name') this.#feed.shopName = text
    else if (path === 'yml_catalog/shop/currencies/currency') {
      const { id = '', rate = null, plus = null } = attributes
      this.#feed.currencies.push({ id, rate, plus })
    } else if (path === 'yml_catalog/shop/categories/category') {
      const { id = '', parentId = '' } = attributes
      this.#feed.categories.push({ position, id, parentId: parentId || null, name: text })
    }
  }

  finish(): YmlFeed {
    if (this.#feed.offers.length === 0) throw new FeedError('the feed has no offers')
    return this.#feed
  }

  /** The text as it was typed; a description keeps its mark-up, which is read later. */
  #takeText(name: string): string {
    if (!hasMark(this.#text)) return this.#text.trim()
    this.noteStraySigns(listStraySigns(this.#text))
    return (name === 'description' ? removeMarks : removeMarkedTags)(this.#text).trim()
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
      else if (this.#isCut)
        offer.problem ??= `<${name}> is longer than ${MAX_TEXT_LENGTH} characters`
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
