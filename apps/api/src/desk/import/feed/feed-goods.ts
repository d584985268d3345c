import type { FeedPosition } from './feed-error.ts'
import type { YmlCategory, YmlParam } from './yml-feed.ts'

export interface FeedBox {
  widthCm: number
  depthCm: number
  heightCm: number
  weightKg: number
}

/** A property of an offer with what its value and unit mean. */
export interface FeedParam extends YmlParam {
  /** The value in the base unit; null for a text. */
  amount: number | null
  /** The unit in which the property is stored. */
  baseUnit: string
}

/** A valid offer that can be imported. */
export interface FeedOffer {
  position: FeedPosition
  id: string
  groupId: string
  isAvailable: boolean
  /** Number of pieces, when the feed specifies it. */
  count: number | null
  name: string
  vendor: string
  article: string
  description: string
  categoryId: string
  /** Price in whole units of the default price zone's currency. */
  price: number
  oldPrice: number
  barcode: string | null
  weightKg: number | null
  box: FeedBox | null
  pictures: string[]
  params: FeedParam[]
}

/** A report entry about one offer, or about another part of the feed. */
export interface FeedIssue {
  position: FeedPosition
  /** Id of the offer; «category 5» for a category, «file» for the whole feed. */
  offerId: string
  text: string
}

export interface FeedGoods {
  categories: YmlCategory[]
  offers: FeedOffer[]
  refused: FeedIssue[]
  warnings: FeedIssue[]
}
