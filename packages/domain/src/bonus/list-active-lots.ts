import { addMonths } from '../date/add-months.ts'
import type { BonusLot } from './bonus-lot.ts'
import { bonusTerms } from './get-bonus-level.ts'

/** Returns the moment a lot expires: 12 months after it was credited. */
export const getLotExpiry = (lot: Pick<BonusLot, 'creditedAt'>): Date =>
  addMonths(lot.creditedAt, bonusTerms.lifetimeMonths)

/** Returns the lots that can be spent at the given moment, oldest first (ADR 0040). */
export function listActiveLots(lots: readonly BonusLot[], now: Date): BonusLot[] {
  return lots
    .filter((lot) => lot.left > 0 && now < getLotExpiry(lot))
    .toSorted((a, b) => a.creditedAt.getTime() - b.creditedAt.getTime() || a.id - b.id)
}
