import { calculateBonusReward } from './calculate-bonus-reward.ts'

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
