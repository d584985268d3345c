/** The levels of the bonus programme by what a customer bought before, in roubles (decisions «Orders»). */
export const bonusLevels = [
  { upTo: 50_000, percent: 3 },
  { upTo: 150_000, percent: 5 },
  { upTo: Number.POSITIVE_INFINITY, percent: 7 },
] as const

export type BonusLevel = {
  percent: number
  /** Roubles of purchases still missing to the next level; null on the highest. */
  untilNext: number | null
}

/** The level of a customer: 3 % up to 50 000 ₽ of purchases, 5 % up to 150 000 ₽, 7 % above. */
export function bonusLevel(purchaseAmount: number): BonusLevel {
  const level = bonusLevels.find(({ upTo }) => purchaseAmount <= upTo) ?? bonusLevels[2]
  const isHighest = level.upTo === Number.POSITIVE_INFINITY
  return { percent: level.percent, untilNext: isHighest ? null : level.upTo - purchaseAmount + 1 }
}
