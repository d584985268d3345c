/** Prices end in 90, like everywhere. */
export function roundPrice(price: number): number {
  return Math.max(90, Math.round(price / 100) * 100 - 10)
}
