/** Bonuses credited at one time, and what is left of them. */
export type BonusLot = { id: number; creditedAt: Date; left: number }
