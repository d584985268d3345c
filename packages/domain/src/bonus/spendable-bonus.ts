import { bonusTerms } from './bonus-terms.ts'

/**
 * The most bonuses that may be spent on an order: 30 % of the goods' sum after the coupon, and no
 * more than the balance; whole bonuses, rounded down (decisions «Orders»).
 */
export function spendableBonus(goodsAfterCoupon: number, balance: number): number {
  const allowed = Math.floor((Math.max(0, goodsAfterCoupon) * bonusTerms.spendPercent) / 100)
  return Math.max(0, Math.min(allowed, Math.floor(balance)))
}
