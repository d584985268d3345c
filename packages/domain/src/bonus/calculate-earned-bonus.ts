import { calculateBonusReward } from './calculate-bonus-reward.ts'
import { type BonusLevelTerms, getBonusLevel } from './get-bonus-level.ts'

/**
 * Returns the bonuses an order earns, in roubles: the level's percent of the money paid for goods,
 * rounded down per order. Services and the part paid with bonuses earn nothing (ADR 0040).
 * @param order.goodsSum goods after discount and coupon, in roubles.
 * @param levels the shop's own; without them those of ADR 0040.
 * @param order.purchaseAmount the customer's purchases before this order, in roubles.
 */
export function calculateEarnedBonus(
  order: { goodsSum: number; bonusSpent: number; purchaseAmount: number },
  levels?: readonly BonusLevelTerms[],
): number {
  const { goodsSum, bonusSpent, purchaseAmount } = order
  return calculateBonusReward(goodsSum - bonusSpent, getBonusLevel(purchaseAmount, levels).percent)
}
