import type { Promotion } from '../promotion/promotion.queries.ts'
import type { InteriorStyle } from '../style/style.queries.ts'
import type { Vendor } from '../vendor/vendor.queries.ts'
import type { Section, Tag } from './catalogue-snapshot.ts'

/** Which goods a list is made of, before anybody filters them. */
export interface ListScope {
  section: Section | null
  kind: 'hits' | 'sale' | 'action' | null
  tags: Tag[]
  vendor: Vendor | null
  promotion?: Promotion | undefined
  style?: InteriorStyle | undefined
  found?: FoundScope | undefined
}

/** Goods that a search found, by words or by a picture. */
export interface FoundScope {
  /** The same search has the same key. */
  key: string
  /** The best first. */
  productIds: number[]
  /** The offers that are meant; null where all of a product are. */
  offerIds: number[] | null
  /** Whether the offers stand in an order, too: a card shows the best that is left of its product. */
  ranksOffers: boolean
}

/** One question of a filter; choices within it are alternatives, questions add up. */
export type Choice =
  | { of: 'values'; propertyId: number; valueIds: number[] }
  | { of: 'range'; propertyId: number; from: number | null; to: number | null }
  | { of: 'price'; from: number | null; to: number | null }
  | { of: 'vendor'; vendorIds: number[] }
  /** Each with its family: what stands in it or below it. */
  | { of: 'sections'; sectionIds: number[]; familyIds: number[] }
  | { of: 'sale' }
  /** At least so many tenths of a star; several mean the lowest of them. */
  | { of: 'rating'; least: number[] }
  | { of: 'places'; placeIds: number[] }
  /** In the region that was named, or else in the reader's. */
  | { of: 'available'; regionId: number | null }

export const listSorts = ['popular', 'cheap', 'expensive', 'discount', 'rating', 'new'] as const
export type ListSort = (typeof listSorts)[number]

export interface ListQuery {
  scope: ListScope
  choices: Choice[]
  sort: ListSort
  page: number
  size: number
  /** How many stand before the page, where they make no whole pages. */
  offset?: number
  isRandom: boolean
}
