import type { Day } from '../date/day.ts'
import { roundMoney } from '../money/money.ts'
import { splitByLargestRemainder } from '../money/split-by-largest-remainder.ts'
import { hasElevenDigits } from '../phone/phone-digits.ts'

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

/** Why a coupon is refused. Each reason has one text in the interface. */
export type CouponRefusal =
  | 'phone'
  | 'unknown'
  | 'not-started'
  | 'expired'
  | 'used-up'
  | 'used-by-phone'
  | 'minimum-basket'
  | 'no-fitting-goods'

export type CouponResult =
  /**
   * `lineDiscounts` follow the order of the lines and add up to `discount`, in whole currency
   * units.
   */
  | { isApplied: true; discount: number; lineDiscounts: number[] }
  | { isApplied: false; reason: CouponRefusal }

export type CouponRequest = {
  coupon: Coupon | null
  lines: readonly CouponLine[]
  phone: string
  today: Day
  usedCount: number
  usedByPhoneCount: number
}

function isEligibleLine(coupon: Coupon, line: CouponLine): boolean {
  if (line.isReduced) return false
  const isInSection =
    coupon.sections.length === 0 || coupon.sections.some((code) => line.sections.includes(code))
  return isInSection && (coupon.vendors.length === 0 || coupon.vendors.includes(line.vendor))
}

function findRefusal(coupon: Coupon, request: CouponRequest): CouponRefusal | null {
  const { today, usedCount, usedByPhoneCount, lines } = request
  const { firstDay, lastDay, limit, limitPerPhone, minimumBasket } = coupon
  if (firstDay !== null && today < firstDay) return 'not-started'
  if (lastDay !== null && today > lastDay) return 'expired'
  if (limit !== null && usedCount >= limit) return 'used-up'
  if (limitPerPhone !== null && usedByPhoneCount >= limitPerPhone) return 'used-by-phone'
  if (lines.reduce((sum, line) => sum + line.sum, 0) < minimumBasket) return 'minimum-basket'
  return null
}

/**
 * Returns the discount a coupon gives on a basket, or why it is refused (basket.coupon, ADR 0040):
 * percent or sum, minimum basket, sections and vendors, period, total and per-phone limits. The
 * phone is checked first, so that codes cannot be guessed without one. A sum never exceeds the
 * matching goods. The database checks the limits again when the order is created, because two
 * shoppers may both pass this check for the last use.
 */
export function applyCoupon(request: CouponRequest): CouponResult {
  const { coupon, lines, phone } = request
  if (!hasElevenDigits(phone)) return { isApplied: false, reason: 'phone' }
  if (coupon === null) return { isApplied: false, reason: 'unknown' }
  const refusal = findRefusal(coupon, request)
  if (refusal !== null) return { isApplied: false, reason: refusal }

  const eligibleSums = lines.map((line) => (isEligibleLine(coupon, line) ? line.sum : 0))
  const eligibleSum = eligibleSums.reduce((sum, next) => sum + next, 0)
  if (eligibleSum === 0) return { isApplied: false, reason: 'no-fitting-goods' }

  const { discount: rule } = coupon
  const wanted = rule.kind === 'sum' ? rule.sum : roundMoney((eligibleSum * rule.percent) / 100)
  const discount = Math.min(wanted, eligibleSum)
  return {
    isApplied: true,
    discount,
    lineDiscounts: splitByLargestRemainder(discount, eligibleSums),
  }
}
