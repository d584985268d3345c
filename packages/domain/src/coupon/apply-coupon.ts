import type { Day } from '../date/day.ts'
import { roundMoney } from '../money/round-money.ts'
import { splitByLargestRemainder } from '../money/split-by-largest-remainder.ts'
import { hasElevenDigits } from '../phone/has-eleven-digits.ts'
import type { Coupon, CouponLine } from './coupon.ts'

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
