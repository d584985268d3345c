import { bonusTerms } from './get-bonus-level.ts'

/**
 * Returns the maximum number of bonuses that may be spent on an order: the shop's percent (30 where
 * it set none) of the goods' sum after the coupon, limited by the balance and rounded down (ADR 0040).
 */
export function calculateSpendableBonus(
  goodsAfterCoupon: number,
  balance: number,
  spendPercent: number = bonusTerms.spendPercent,
): number {
  const allowed = Math.floor((Math.max(0, goodsAfterCoupon) * spendPercent) / 100)
  return Math.max(0, Math.min(allowed, Math.floor(balance)))
}
