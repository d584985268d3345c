import { bonusReward } from '../price/bonus-reward.ts'
import { bonusLevel } from './bonus-level.ts'

/**
 * What an order earns: the level's percent of what was paid for goods with money, rounded down per
 * order; not for services, and not for what bonuses paid (decisions «Orders»).
 *
 * @param order.goodsSum goods after discount and coupon, in roubles.
 * @param order.purchaseAmount what the customer bought before this order, in roubles.
 */
export function earnedBonus(order: {
  goodsSum: number
  bonusSpent: number
  purchaseAmount: number
}): number {
  const { goodsSum, bonusSpent, purchaseAmount } = order
  return bonusReward(goodsSum - bonusSpent, bonusLevel(purchaseAmount).percent)
}
