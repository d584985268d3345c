import type { BonusLot } from './bonus-lot.ts'

/** Returns the lots that can be spent at the given moment, oldest first (ADR 0040). */
export function listActiveLots(lots: readonly BonusLot[], now: Date): BonusLot[] {
  return lots
    .filter((lot) => lot.left > 0 && now < lot.expiresAt)
    .toSorted((a, b) => a.creditedAt.getTime() - b.creditedAt.getTime() || a.id - b.id)
}
