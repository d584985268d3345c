/**
 * Rounds an amount to whole currency units, halves away from zero (ADR 0042: amounts smaller than
 * the main unit do not exist). The value is first reduced to fifteen significant digits, because a
 * product such as 0.145 × 100 is 14.499999999999998 in binary and would otherwise be rounded down.
 */
export function roundMoney(amount: number): number {
  // A whole sum may have sixteen digits. Adding zero turns negative zero into zero.
  if (Number.isSafeInteger(amount)) return amount + 0
  const rounded = Math.round(Number(Math.abs(amount).toPrecision(15)))
  return rounded === 0 ? 0 : Math.sign(amount) * rounded
}

/**
 * Returns a unit price in a region's currency: the rouble price times the region's exchange rate,
 * rounded to a whole unit (domain.price, ADR 0042). Sums are sums of converted unit prices: convert
 * each price once and never a sum.
 *
 * @throws RangeError for a rate that is not a positive number: a wrong rate would sell goods for
 * nothing.
 */
export function convertPrice(roublePrice: number, exchangeRate: number): number {
  if (!Number.isFinite(exchangeRate) || exchangeRate <= 0) {
    throw new RangeError(`The exchange rate must be above zero, got ${exchangeRate}`)
  }
  return roundMoney(roublePrice * exchangeRate)
}

/** Tenge per rouble until staff set the current rate. */
export const firstTengeRate = 5.6
