import { measure } from './measure.ts'

/** Beyond this a price is a slip of the pen, and sums of baskets would not fit their columns. */
const HIGHEST = 50_000_000
/** RUR is the rouble's code from before 1998, which feeds still use. */
const oldCodes: Readonly<Record<string, string>> = { RUR: 'RUB' }

interface Money {
  rates: ReadonlyMap<string, number>
  /** Code of the currency prices are kept in. */
  currency: string
}

/** A price in whole units of the shop's currency, or the reason why it is none. */
export function priceOf(text: string, code: string, { rates, currency }: Money): number | string {
  const amount = measure(text, '')
  if (amount === null) return text ? `price «${text}» is no number` : 'no price'
  const isOwn = !code || code === currency || oldCodes[code] === currency
  const rate = isOwn ? 1 : (rates.get(code) ?? Number.NaN)
  if (!(rate > 0)) return `the feed has no rate of ${code}`
  const price = Math.round(amount * rate)
  if (price < 1 || price > HIGHEST) return `price ${text} is not between 1 and ${HIGHEST}`
  return price
}
