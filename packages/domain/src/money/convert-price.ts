import { roundMoney } from './round-money.ts'

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
