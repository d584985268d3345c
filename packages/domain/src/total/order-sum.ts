import { SumTooLargeError } from '../money/sum.ts'

/** The lines of a summary, each a non-negative integer in currency units. */
export type OrderSums = {
  goods: number
  discount: number
  coupon: number
  bonus: number
  delivery: number
  services: number
}

/**
 * Returns the amount to pay in whole currency units: goods − discount − coupon − bonus + delivery +
 * services (ADR 0050). A certificate is a payment and not a discount, so it is not included.
 *
 * @throws RangeError when a line is negative or not whole, or the reductions exceed the goods: such
 * a summary is a bug, and charging it would hide it.
 * @throws SumTooLargeError when a line or the total cannot be counted exactly.
 */
export function sumOrder(sums: OrderSums): number {
  for (const [line, sum] of Object.entries(sums)) {
    if (sum > Number.MAX_SAFE_INTEGER) throw new SumTooLargeError(sum)
    if (!Number.isSafeInteger(sum) || sum < 0)
      throw new RangeError(`${line} must be a non-negative whole sum, got ${sum}`)
  }
  const { goods, discount, coupon, bonus, delivery, services } = sums
  const goodsToPay = goods - discount - coupon - bonus
  if (goodsToPay < 0) throw new RangeError(`The reductions exceed the goods by ${-goodsToPay}`)
  const total = goodsToPay + delivery + services
  if (total > Number.MAX_SAFE_INTEGER) throw new SumTooLargeError(total)
  return total
}

/**
 * Whether nothing is to be paid, or was paid, for these orders, in whole currency units; cancelled ones
 * do not count (order.free).
 */
export function costsNothing(
  orders: readonly { state: string; sums: { total: number; paid: number } }[],
): boolean {
  const open = orders.filter(({ state }) => state !== 'cancelled')
  return open.length > 0 && open.every(({ sums }) => sums.total === 0 && sums.paid === 0)
}
