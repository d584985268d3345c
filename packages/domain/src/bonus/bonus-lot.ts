import { addMonths } from '../date/moment.ts'
import { bonusTerms } from './bonus-level.ts'

/** Bonuses credited together, with the remaining amount in roubles. */
export type BonusLot = { id: number; creditedAt: Date; expiresAt: Date; left: number }

const DAY_MS = 86_400_000

/** Returns the moment a lot expires: 12 months after it was credited. */
export const calculateLotExpiry = (creditedAt: Date): Date =>
  addMonths(creditedAt, bonusTerms.lifetimeMonths)

/** Returns when returned bonuses expire: as before, but not earlier than in 30 days. */
export function calculateRestoredExpiry(expiresAt: Date, now: Date): Date {
  const earliest = new Date(now.getTime() + bonusTerms.restoredDays * DAY_MS)
  return expiresAt < earliest ? earliest : expiresAt
}

/** Returns the lots that can be spent at the given moment, oldest first (ADR 0040). */
export function listActiveLots(lots: readonly BonusLot[], now: Date): BonusLot[] {
  return lots
    .filter((lot) => lot.left > 0 && now < lot.expiresAt)
    .toSorted((a, b) => a.creditedAt.getTime() - b.creditedAt.getTime() || a.id - b.id)
}

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
