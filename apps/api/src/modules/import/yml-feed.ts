import type { FeedPlace } from './feed-fault.ts'

export interface YmlCategory {
  place: FeedPlace
  id: string
  parentId: string | null
  name: string
}

export interface YmlParam {
  name: string
  unit: string
  value: string
}

/** An offer as the feed has it, not judged yet. */
export interface YmlOffer {
  place: FeedPlace
  id: string
  groupId: string
  available: string
  /** Text of its elements by name; the first where a name comes twice. */
  fields: Map<string, string>
  pictures: string[]
  params: YmlParam[]
}

export interface YmlFeed {
  shopName: string
  /** How much of the shop's own money one unit of a currency is; NaN where the feed leaves it to a bank. */
  rates: Map<string, number>
  categories: YmlCategory[]
  offers: YmlOffer[]
}
