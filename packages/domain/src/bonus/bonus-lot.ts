/** Bonuses credited together, with the remaining amount in roubles. */
export type BonusLot = { id: number; creditedAt: Date; left: number }
