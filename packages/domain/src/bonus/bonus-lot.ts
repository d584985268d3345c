/** Bonuses credited together, with the remaining amount in roubles. */
export type BonusLot = { id: number; creditedAt: Date; expiresAt: Date; left: number }
