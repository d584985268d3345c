import { addMonths } from '../date/add-months.ts'
import { bonusTerms } from './get-bonus-level.ts'

const DAY_MS = 86_400_000

/** Returns the moment a lot expires: 12 months after it was credited. */
export const calculateLotExpiry = (creditedAt: Date): Date =>
  addMonths(creditedAt, bonusTerms.lifetimeMonths)

/** Returns when returned bonuses expire: as before, but not earlier than in 30 days. */
export function calculateRestoredExpiry(expiresAt: Date, now: Date): Date {
  const earliest = new Date(now.getTime() + bonusTerms.restoredDays * DAY_MS)
  return expiresAt < earliest ? earliest : expiresAt
}
