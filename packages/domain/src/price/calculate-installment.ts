const months = 12
const hitMonths = 10

/** Returns over how many months an installment is calculated: 12, for hits 10 (domain.split). */
export function getInstallmentMonths(options: { hit?: boolean } = {}): number {
  return options.hit ? hitMonths : months
}

/**
 * Returns the monthly installment in whole currency units: the price over 12 months, or 10 for
 * hits, rounded down (domain.split).
 */
export function calculateInstallment(price: number, options: { hit?: boolean } = {}): number {
  return Math.floor(price / getInstallmentMonths(options))
}
