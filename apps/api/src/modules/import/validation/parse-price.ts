import { parseMeasure } from './parse-measure.ts'

/**
 * A higher price is assumed to be a typing error, and basket totals would not fit their columns.
 */
const MAX_PRICE = 50_000_000
/** RUR is the rouble's code from before 1998, which feeds still use. */
const oldCodes: Readonly<Record<string, string>> = { RUR: 'RUB' }

interface Money {
  rates: ReadonlyMap<string, number>
  /** Code of the currency in which prices are stored. */
  currency: string
}

/**
 * Parses a price to whole units of the shop's currency, or returns the reason why it is invalid.
 */
export function parsePrice(
  text: string,
  code: string,
  { rates, currency }: Money,
): number | string {
  const amount = parseMeasure(text, '')
  if (amount === null) return text ? `price «${text}» is not a number` : 'no price'
  const isShopCurrency = !code || code === currency || oldCodes[code] === currency
  const rate = isShopCurrency ? 1 : (rates.get(code) ?? Number.NaN)
  if (!(rate > 0)) return `the feed has no rate for ${code}`
  const price = Math.round(amount * rate)
  if (price < 1 || price > MAX_PRICE) return `price ${text} is not between 1 and ${MAX_PRICE}`
  return price
}
