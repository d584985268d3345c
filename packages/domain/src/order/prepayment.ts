/**
 * Returns the minimum percent of an order that must be paid before it is processed: the payment
 * page's value, else the order's, else the region's MIN_PERCENT_PREPAYMENT (payment.prepayment).
 * Zero is a value and does not fall through.
 */
export function resolvePrepaymentPercent(percents: {
  page?: number | null
  order?: number | null
  region: number
}): number {
  return percents.page ?? percents.order ?? percents.region
}

/**
 * Returns the minimum first payment in whole currency units: the percent of the total, rounded up
 * so that it is never less than required (payment.prepayment).
 */
export function calculateMinimumPrepayment(total: number, percent: number): number {
  return Math.ceil(Number(((total * percent) / 100).toPrecision(15)))
}
