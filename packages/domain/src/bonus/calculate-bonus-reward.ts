/**
 * Returns the bonuses that a price or a payment earns at a level's percent, rounded down (ADR
 * 0040). The amount and the result are in roubles.
 */
export function calculateBonusReward(amount: number, percent: number): number {
  return amount > 0 ? Math.floor((amount * percent) / 100) : 0
}
