/** The lines of a summary, each a whole and not negative number of the currency's units. */
export type OrderSums = {
  goods: number
  discount: number
  coupon: number
  bonus: number
  delivery: number
  services: number
}

/**
 * What is to be paid: goods − discount − coupon − bonus + delivery + services (design notes
 * «Basket line»). A certificate is a payment and not a discount, so it is no part of this.
 *
 * @throws RangeError where a line is negative or not whole, or the reductions exceed the goods: such
 * a summary is a fault, and charging it would hide it.
 */
export function orderTotal(sums: OrderSums): number {
  for (const [line, sum] of Object.entries(sums)) {
    if (!Number.isSafeInteger(sum) || sum < 0) throw new RangeError(`${line} is not a sum: ${sum}`)
  }
  const { goods, discount, coupon, bonus, delivery, services } = sums
  const goodsToPay = goods - discount - coupon - bonus
  if (goodsToPay < 0) throw new RangeError(`The reductions exceed the goods by ${-goodsToPay}`)
  return goodsToPay + delivery + services
}
