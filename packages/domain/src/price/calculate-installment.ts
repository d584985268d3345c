const months = 12
const hitMonths = 10

/**
 * Returns the monthly installment in whole currency units: the price over 12 months, or 10 for
 * hits, rounded down (domain.split).
 */
export function calculateInstallment(price: number, options: { hit?: boolean } = {}): number {
  return Math.floor(price / (options.hit ? hitMonths : months))
}
