import type { BonusLot } from './bonus-lot.ts'
import { liveLots } from './live-lots.ts'

export type BonusTaking = { lotId: number; amount: number }

/**
 * From which lots an amount of bonuses is taken: the oldest first (decisions «Orders»). Null where
 * the live lots do not hold so much: the balance is never below zero.
 */
export function spendBonus(
  lots: readonly BonusLot[],
  amount: number,
  now: Date,
): BonusTaking[] | null {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`Not an amount: ${amount}`)
  let missing = amount
  const takings = liveLots(lots, now).map((lot) => {
    const taken = Math.min(lot.left, missing)
    missing -= taken
    return { lotId: lot.id, amount: taken }
  })
  return missing === 0 ? takings.filter((taking) => taking.amount > 0) : null
}
