import type { FeedPlace } from './feed-fault.ts'
import type { YmlCategory, YmlParam } from './yml-feed.ts'

export interface FeedBox {
  widthCm: number
  depthCm: number
  heightCm: number
  weightKg: number
}

/** An offer that may be taken into the shop. */
export interface FeedOffer {
  place: FeedPlace
  id: string
  groupId: string
  isAvailable: boolean
  /** Pieces, where the feed counts them. */
  count: number | null
  name: string
  vendor: string
  article: string
  description: string
  categoryId: string
  /** Whole units of the default price zone's currency. */
  price: number
  oldPrice: number
  barcode: string | null
  weightKg: number | null
  box: FeedBox | null
  pictures: string[]
  params: YmlParam[]
}

/** What the report says of one offer. */
export interface FeedRemark {
  place: FeedPlace
  offerId: string
  text: string
}

export interface FeedGoods {
  categories: YmlCategory[]
  offers: FeedOffer[]
  refused: FeedRemark[]
  warnings: FeedRemark[]
}
