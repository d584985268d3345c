import type { Day } from '../date/day.ts'
import { roundMoney } from '../money/round-money.ts'
import { splitByLargestRemainder } from '../money/split-by-largest-remainder.ts'
import { hasElevenDigits } from '../phone/has-eleven-digits.ts'
import type { Coupon, CouponLine } from './coupon.ts'

/** Why a coupon is refused. Reasons become words where they are shown, one text for each. */
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
  /** `lineDiscounts` stand in the order of the lines and add up to `discount`. */
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

function fits(coupon: Coupon, line: CouponLine): boolean {
  const ofSection =
    coupon.sections.length === 0 || coupon.sections.some((code) => line.sections.includes(code))
  return ofSection && (coupon.vendors.length === 0 || coupon.vendors.includes(line.vendor))
}

function refusalOf(coupon: Coupon, request: CouponRequest): CouponRefusal | null {
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
 * What a coupon takes off a basket, or why it is refused (account §5, decisions «Orders»): percent
 * or sum, a minimum basket, sections and vendors, a period, limits in all and per number. The phone
 * comes first, then the coupon itself, so that a guess is not told apart without a number.
 *
 * A sum never exceeds the fitting goods. The limits are counted again by the database when the order
 * is made: two shoppers may both be told yes for the last use.
 */
export function applyCoupon(request: CouponRequest): CouponResult {
  const { coupon, lines, phone } = request
  if (!hasElevenDigits(phone)) return { isApplied: false, reason: 'phone' }
  if (coupon === null) return { isApplied: false, reason: 'unknown' }
  const refusal = refusalOf(coupon, request)
  if (refusal !== null) return { isApplied: false, reason: refusal }

  const fittingSums = lines.map((line) => (fits(coupon, line) ? line.sum : 0))
  const fittingSum = fittingSums.reduce((sum, next) => sum + next, 0)
  if (fittingSum === 0) return { isApplied: false, reason: 'no-fitting-goods' }

  const { discount: rule } = coupon
  const wanted = rule.kind === 'sum' ? rule.sum : roundMoney((fittingSum * rule.percent) / 100)
  const discount = Math.min(wanted, fittingSum)
  return {
    isApplied: true,
    discount,
    lineDiscounts: splitByLargestRemainder(discount, fittingSums),
  }
}
