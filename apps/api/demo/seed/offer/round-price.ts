/** Rounds a price so that it ends in 90. */
export function roundPrice(price: number): number {
  return Math.max(90, Math.round(price / 100) * 100 - 10)
}
