import type { FeedRemark } from './feed-goods.ts'

export interface Tally {
  created: number
  changed: number
}

/** What an import did. */
export interface ImportReport {
  read: number
  sections: Tally
  vendors: Tally
  properties: Tally
  products: Tally
  offers: Tally
  /** Offers with another price. */
  prices: Tally
  /** Offers with other characteristics. */
  characteristics: number
  /** Offers with other pictures. */
  pictures: number
  stock: number
  refused: FeedRemark[]
  warnings: FeedRemark[]
}
