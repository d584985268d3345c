import { addMonths } from '../date/add-months.ts'
import type { BonusLot } from './bonus-lot.ts'
import { bonusTerms } from './bonus-terms.ts'

/** The moment from which a lot can no longer be spent: 12 months after it was credited. */
export const lotExpiry = (lot: Pick<BonusLot, 'creditedAt'>): Date =>
  addMonths(lot.creditedAt, bonusTerms.lifetimeMonths)

/** The lots that can be spent at a moment, the oldest first (decisions «Orders»). */
export function liveLots(lots: readonly BonusLot[], now: Date): BonusLot[] {
  return lots
    .filter((lot) => lot.left > 0 && now < lotExpiry(lot))
    .toSorted((a, b) => a.creditedAt.getTime() - b.creditedAt.getTime() || a.id - b.id)
}
