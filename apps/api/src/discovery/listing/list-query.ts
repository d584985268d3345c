import type { Section, Tag } from '../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import type { InteriorStyle } from '../../catalogue/catalogue/style.queries.ts'
import type { Vendor } from '../../catalogue/catalogue/vendor.queries.ts'
import type { Promotion } from '../../catalogue/promotion/promotion.queries.ts'

/** Which products a list consists of before filtering. */
export interface ListScope {
  section: Section | null
  kind: 'hits' | 'sale' | 'action' | null
  tags: Tag[]
  vendor: Vendor | null
  promotion?: Promotion | undefined
  style?: InteriorStyle | undefined
  found?: FoundScope | undefined
}

/** Products found by a text search or an image search. */
export interface FoundScope {
  /** Equal searches have equal keys. */
  key: string
  /** Best match first. */
  productIds: number[]
  /** The matching offers; null where all offers of a product match. */
  offerIds: number[] | null
  /**
   * Whether the offers are ranked, too: a card shows the best matching offer that remains of its
   * product.
   */
  ranksOffers: boolean
}

/**
 * The choice of one filter. Values within it are alternatives (or); several choices must all match
 * (and).
 */
export type Choice =
  | { type: 'values'; propertyId: number; valueIds: number[] }
  | { type: 'range'; propertyId: number; from: number | null; to: number | null }
  | { type: 'price'; from: number | null; to: number | null }
  | { type: 'vendor'; vendorIds: number[] }
  /** Each section with its descendants. */
  | { type: 'sections'; sectionIds: number[]; familyIds: number[] }
  | { type: 'sale' }
  /** Minimum ratings in tenths of a star; of several the lowest applies. */
  | { type: 'rating'; minRatings: number[] }
  | { type: 'places'; placeIds: number[] }
  /** In stock in the given region; null means the reader's. */
  | { type: 'available'; regionId: number | null }

export const listSorts = ['popular', 'cheap', 'expensive', 'discount', 'rating', 'new'] as const
export type ListSort = (typeof listSorts)[number]

export interface ListQuery {
  scope: ListScope
  choices: Choice[]
  sort: ListSort
  page: number
  size: number
  /** Number of products before the page, where they are not a whole number of pages. */
  offset?: number
  isRandom: boolean
}
