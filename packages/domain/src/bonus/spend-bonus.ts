import type { BonusLot } from './bonus-lot.ts'
import { listActiveLots } from './list-active-lots.ts'

export type BonusDeduction = { lotId: number; amount: number }

/**
 * Returns how much to take from each lot, oldest first, to spend an amount of bonuses (ADR 0040).
 * Returns null when the active lots hold less than the amount: a balance is never negative.
 */
export function spendBonus(
  lots: readonly BonusLot[],
  amount: number,
  now: Date,
): BonusDeduction[] | null {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`Not an amount: ${amount}`)
  let missing = amount
  const deductions = listActiveLots(lots, now).map((lot) => {
    const deducted = Math.min(lot.left, missing)
    missing -= deducted
    return { lotId: lot.id, amount: deducted }
  })
  return missing === 0 ? deductions.filter((deduction) => deduction.amount > 0) : null
}
