import type { BasketRow } from './basket.queries.ts'

/** How many lines undoClear would bring back. */
export function countCleared(
  { cleared, clearedUntil }: Pick<BasketRow, 'cleared' | 'clearedUntil'>,
  now: Date,
): number {
  return cleared && clearedUntil && clearedUntil > now ? cleared.lines.length : 0
}
