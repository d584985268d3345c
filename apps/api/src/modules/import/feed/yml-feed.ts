import type { FeedPosition } from './feed-error.ts'

export interface YmlCategory {
  position: FeedPosition
  id: string
  parentId: string | null
  name: string
}

export interface YmlParam {
  name: string
  unit: string
  value: string
}

/** An offer of the feed before validation. */
export interface YmlOffer {
  position: FeedPosition
  id: string
  groupId: string
  available: string
  /** Text of its elements by name; the first one when a name occurs twice. */
  fields: Map<string, string>
  pictures: string[]
  params: YmlParam[]
  /** Pieces in all outlets together; null when none names a count. */
  outletCount: number | null
}

export interface YmlFeed {
  shopName: string
  /**
   * Value of one unit of each currency in the shop's currency; NaN when the feed refers to a
   * bank's rate.
   */
  rates: Map<string, number>
  categories: YmlCategory[]
  offers: YmlOffer[]
  /** Elements that an import does not use, and how often they occur. */
  ignored: Map<string, number>
}
