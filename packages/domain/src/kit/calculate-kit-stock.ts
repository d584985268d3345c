import type { KitPart } from './kit-part.ts'

/**
 * Returns how many complete kits the stock allows: the minimum over its chosen parts (ADR 0044).
 * Returns 0 when no part is chosen.
 */
export function calculateKitStock(
  parts: readonly (Pick<KitPart, 'CNT' | 'isChosen'> & { stock: number })[],
) {
  const needed = parts.filter((part) => part.isChosen && part.CNT > 0)
  if (needed.length === 0) return 0
  return Math.min(...needed.map((part) => Math.max(0, Math.floor(part.stock / part.CNT))))
}
