/**
 * The least percent of an order that must be paid before it is worked on: the payment page's own,
 * else the order's, else the region's MIN_PERCENT_PREPAYMENT (account §9). Zero said by the page is
 * an answer and not a gap.
 */
export function prepaymentPercent(percents: {
  page?: number | null
  order?: number | null
  region: number
}): number {
  return percents.page ?? percents.order ?? percents.region
}
