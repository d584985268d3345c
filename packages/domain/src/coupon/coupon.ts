import type { Day } from '../date/day.ts'

/** A coupon as the shop keeps it; sums are in the currency of the basket it is applied to. */
export type Coupon = {
  discount: { kind: 'percent'; percent: number } | { kind: 'sum'; sum: number }
  /** The least sum of the basket, or 0. */
  minimumBasket: number
  /** Codes of the sections it is for, with all below them; empty: every section. */
  sections: readonly string[]
  /** Ids of the vendors it is for; empty: every vendor. */
  vendors: readonly number[]
  /** Its first and last day in the region's calendar, both included; null: no bound. */
  firstDay: Day | null
  lastDay: Day | null
  /** How often it may be used in all, and by one number; null: without limit. */
  limit: number | null
  limitPerPhone: number | null
}

/** A line of the basket as a coupon sees it: its sum, and where its goods belong. */
export type CouponLine = {
  sum: number
  /** Codes of the section and of all above it. */
  sections: readonly string[]
  vendor: number
}
