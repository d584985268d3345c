import type { FeedIssue } from './feed/feed-goods.ts'

export interface Tally {
  created: number
  changed: number
}

/** Result of an import. */
export interface ImportReport {
  read: number
  sections: Tally
  vendors: Tally
  properties: Tally
  products: Tally
  offers: Tally
  /** Offers with a changed price. */
  prices: Tally
  /** Offers with changed properties. */
  offerProperties: number
  /** Offers with changed pictures. */
  pictures: number
  stock: number
  refused: FeedIssue[]
  warnings: FeedIssue[]
}
