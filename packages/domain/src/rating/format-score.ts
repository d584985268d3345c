import { roundMoney } from '../money/money.ts'

/**
 * Formats a score with one decimal, «4,8»; returns null for a score of 0 or less, which is not
 * shown (domain.rating). A score above 0 that rounds to zero is shown as «0,0».
 */
export function formatScore(score: number, decimalSign = ','): string | null {
  if (!(score > 0)) return null
  const tenths = roundMoney(score * 10)
  return `${Math.floor(tenths / 10)}${decimalSign}${tenths % 10}`
}

/** Returns whether a rating block is shown: at least one person has rated (domain.rating). */
export function hasRating(rating: { count: number }): boolean {
  return rating.count > 0
}
