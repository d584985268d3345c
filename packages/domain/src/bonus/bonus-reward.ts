import { type BonusLevelTerms, getBonusLevel } from './bonus-level.ts'

/**
 * Returns the bonuses that a price or a payment earns at a level's percent, rounded down (ADR
 * 0040). The amount and the result are in roubles.
 */
export function calculateBonusReward(amount: number, percent: number): number {
  return amount > 0 ? Math.floor((amount * percent) / 100) : 0
}

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

/**
 * Returns the earned bonuses that a return takes back: what the order earned for what was kept so
 * far, less what it earns for the rest, so that after the return of everything nothing is left.
 * @param earned the sum that earned and its percent.
 */
export function calculateTakenBackBonus(
  earned: { goodsSum: number; percent: number },
  { returnedBefore, returned }: { returnedBefore: number; returned: number },
): number {
  const calculateReward = (returnedSum: number) =>
    calculateBonusReward(earned.goodsSum - returnedSum, earned.percent)
  return calculateReward(returnedBefore) - calculateReward(returnedBefore + returned)
}
