import { convertPrice } from './convert-price.ts'
import { groupThousands } from './group-thousands.ts'
import { parsePrice } from './parse-price.ts'

export type FormatPriceOptions = {
  /** The currency's sign; the rouble's by default. */
  sign?: string
  /** The region's rate, by which a rouble price is multiplied; 1 by default. */
  exchangeRate?: number
  /** Whether the rate applies. Sums are already in the region's currency: pass false for them. */
  convert?: boolean
}

/**
 * A price as a shopper reads it: «12 990 ₽», with no-break spaces (storefront §5).
 *
 * A value that holds no number is shown as a dash, so that a gap in the data is seen and not sold.
 */
export function formatPrice(price: number | string, options: FormatPriceOptions = {}): string {
  const { sign = '₽', exchangeRate = 1, convert = true } = options
  const parsed = parsePrice(price)
  if (parsed === null) return '—'
  return `${groupThousands(convert ? convertPrice(parsed, exchangeRate) : parsed)}\u00a0${sign}`
}
