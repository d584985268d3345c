import { calculateSpendableBonus } from '../bonus/bonus-level.ts'
import {
  applyCoupon,
  type CouponLine,
  type CouponRefusal,
  type CouponRequest,
} from '../coupon/coupon.ts'
import { splitByLargestRemainder } from '../money/split-by-largest-remainder.ts'
import { sumLine } from '../money/sum.ts'
import type { Price } from '../price/price.ts'
import { addUpLines, type LineTotals, toLineTotals } from './line-totals.ts'
import { type OrderSums, sumOrder } from './order-sum.ts'

/** A line to be bought, with what the rules of coupons need. */
export type TotalsLine = Pick<CouponLine, 'sections' | 'vendor'> & {
  /** Displayed unit prices. */
  price: Price
  quantity: number
  /**
   * What the buyer's group takes off the whole line; never more than it costs. Neither coupon nor
   * bonuses come on top of it.
   */
  groupDiscount?: number
}

export type TotalsRequest = {
  lines: readonly TotalsLine[]
  /** The coupon and how often it was used; null without one. */
  coupon: Omit<CouponRequest, 'lines'> | null
  /**
   * The bonuses that the buyer wants to spend, those there are to spend, and the percent of the
   * goods that they may pay, where the shop set one.
   */
  bonus: { wished: number; balance: number; spendPercent?: number }
  delivery: number
  services: number
}

export type Totals = {
  /** In the order of the requested lines. */
  lines: LineTotals[]
  sums: OrderSums
  total: number
  couponRefusal: CouponRefusal | null
  /** The most bonuses that these goods take, whatever was wished. */
  bonusAllowed: number
}

/**
 * Returns all sums of a purchase, in whole currency units: basket, order, receipt and acquirer take
 * them from here (totals.one). The group's discount comes first; of the lines without one the coupon
 * takes its part, then bonuses up to their share of what is left (ADR 0067). Reductions are split
 * over the lines by the largest remainder, so that the lines add up to the total less delivery and
 * services.
 *
 * @throws RangeError for a sum that is negative or not whole.
 */
export function calculateTotals(request: TotalsRequest): Totals {
  const { bonus: requested, delivery, services } = request
  const priced = request.lines.map(priceLine)
  const coupon = applyCouponToLines(request, priced)
  const left = priced.map(({ priceSum, isReduced }, index) =>
    isReduced ? 0 : priceSum - (coupon.shares[index] ?? 0),
  )
  const goodsLeft = left.reduce((sum, next) => sum + next, 0)
  const bonusAllowed = calculateSpendableBonus(goodsLeft, requested.balance, requested.spendPercent)
  const bonus = Math.min(Math.max(0, requested.wished), bonusAllowed)
  const bonusShares = splitByLargestRemainder(bonus, left)
  const lines = priced.map((line, index) =>
    toLineTotals({ ...line, coupon: coupon.shares[index] ?? 0, bonus: bonusShares[index] ?? 0 }),
  )
  const { sum: _sum, ...goodsSums } = addUpLines(lines)
  const sums = { ...goodsSums, delivery, services }
  return { lines, sums, total: sumOrder(sums), couponRefusal: coupon.refusal, bonusAllowed }
}

function priceLine({ price, quantity, groupDiscount = 0 }: TotalsLine) {
  const priceSum = sumLine(price.new, quantity) - groupDiscount
  if (priceSum < 0) throw new RangeError(`The group's discount exceeds its line by ${-priceSum}`)
  // An old price below the new one is no discount.
  const discount = Math.max(0, sumLine(price.old, quantity) - priceSum)
  return { priceSum, discount, isReduced: groupDiscount > 0 }
}

function applyCouponToLines(
  { coupon, lines }: TotalsRequest,
  priced: readonly { priceSum: number; isReduced: boolean }[],
): { shares: readonly number[]; refusal: CouponRefusal | null } {
  if (coupon === null) return { shares: [], refusal: null }
  const result = applyCoupon({
    ...coupon,
    lines: lines.map(({ sections, vendor }, index) => ({
      sections,
      vendor,
      sum: priced[index]?.priceSum ?? 0,
      isReduced: priced[index]?.isReduced ?? false,
    })),
  })
  return result.isApplied
    ? { shares: result.lineDiscounts, refusal: null }
    : { shares: [], refusal: result.reason }
}
