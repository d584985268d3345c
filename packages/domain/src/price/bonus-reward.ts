/**
 * The bonuses a price or a paid sum earns at a level's percent, rounded down (decisions «Orders»).
 * Bonuses are roubles: pass a rouble amount.
 */
export function bonusReward(amount: number, percent: number): number {
  return amount > 0 ? Math.floor((amount * percent) / 100) : 0
}
