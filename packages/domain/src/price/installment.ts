const months = 12
const monthsOfHit = 10

/** The monthly instalment: the price over 12 months, 10 for hits, rounded down (storefront §9). */
export function installment(price: number, options: { hit?: boolean } = {}): number {
  return Math.floor(price / (options.hit ? monthsOfHit : months))
}
