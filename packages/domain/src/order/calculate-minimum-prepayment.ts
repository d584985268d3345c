/**
 * Returns the minimum first payment in whole currency units: the percent of the total, rounded up
 * so that it is never less than required (payment.prepayment).
 */
export function calculateMinimumPrepayment(total: number, percent: number): number {
  return Math.ceil(Number(((total * percent) / 100).toPrecision(15)))
}
