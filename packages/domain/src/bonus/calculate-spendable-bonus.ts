import { bonusTerms } from './get-bonus-level.ts'

/**
 * Returns the maximum number of bonuses that may be spent on an order: 30 % of the goods' sum after
 * the coupon, limited by the balance and rounded down (ADR 0040).
 */
export function calculateSpendableBonus(goodsAfterCoupon: number, balance: number): number {
  const allowed = Math.floor((Math.max(0, goodsAfterCoupon) * bonusTerms.spendPercent) / 100)
  return Math.max(0, Math.min(allowed, Math.floor(balance)))
}
