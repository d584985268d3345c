import type { Day } from '../date/day.ts'

/** A stored coupon; sums are in the currency of the basket it is applied to. */
export type Coupon = {
  discount: { kind: 'percent'; percent: number } | { kind: 'sum'; sum: number }
  /** The minimum sum of the basket; 0 for none. */
  minimumBasket: number
  /** Codes of the eligible sections, including their subsections; empty means every section. */
  sections: readonly string[]
  /** Ids of the eligible vendors; empty means every vendor. */
  vendors: readonly number[]
  /** The first and last valid day in the region's calendar, inclusive; null means unbounded. */
  firstDay: Day | null
  lastDay: Day | null
  /** How many times it may be used, in total and per phone; null means unlimited. */
  limit: number | null
  limitPerPhone: number | null
}

/** The part of a basket line that coupon rules need: its sum, sections and vendor. */
export type CouponLine = {
  sum: number
  /** Codes of its section and of all parent sections. */
  sections: readonly string[]
  vendor: number
  /** Reduced for the buyer's group: it counts towards the minimum basket, but no coupon reduces it. */
  isReduced?: boolean
}
