import type { Vendor } from '../vendor/vendor.queries.ts'
import type { Section, Tag } from './catalogue-snapshot.ts'

/** Which goods a list is made of, before anybody filters them. */
export interface ListScope {
  section: Section | null
  kind: 'hits' | 'sale' | 'action' | null
  tags: Tag[]
  vendor: Vendor | null
}

/** One question of a filter; choices within it are alternatives, questions add up. */
export type Choice =
  | { of: 'values'; propertyId: number; valueIds: number[] }
  | { of: 'range'; propertyId: number; from: number | null; to: number | null }
  | { of: 'price'; from: number | null; to: number | null }
  | { of: 'vendor'; vendorIds: number[] }
  | { of: 'sale' }
  | { of: 'places'; placeIds: number[] }
  | { of: 'available' }

export const listSorts = ['popular', 'cheap', 'expensive', 'discount', 'rating', 'new'] as const
export type ListSort = (typeof listSorts)[number]

export interface ListQuery {
  scope: ListScope
  choices: Choice[]
  sort: ListSort
  page: number
  size: number
  isRandom: boolean
}
