import { roundMoney } from '../money/round-money.ts'

/**
 * A score with one decimal, «4,8», or null where it is not above 0 and is not shown
 * (storefront §5). A score above 0 that rounds to nothing is still shown, as «0,0».
 */
export function formatScore(score: number, decimalSign = ','): string | null {
  if (!(score > 0)) return null
  const tenths = roundMoney(score * 10)
  return `${Math.floor(tenths / 10)}${decimalSign}${tenths % 10}`
}
