import type { KitPart } from './kit-part.ts'

/**
 * How many whole kits the stock makes: the least of what its chosen parts make
 * (decisions «Catalogue addresses»). Nothing chosen makes no kit.
 */
export function kitStock(
  parts: readonly (Pick<KitPart, 'CNT' | 'isChosen'> & { stock: number })[],
) {
  const needed = parts.filter((part) => part.isChosen && part.CNT > 0)
  if (needed.length === 0) return 0
  return Math.min(...needed.map((part) => Math.max(0, Math.floor(part.stock / part.CNT))))
}
