import { convertPrice } from './convert-price.ts'
import { groupThousands } from './group-thousands.ts'

export type FormatPriceOptions = {
  /** The currency sign; «₽» by default. */
  sign?: string
  /** The region's exchange rate, by which a rouble price is multiplied; 1 by default. */
  exchangeRate?: number
  /** Whether to apply the rate. Pass false for sums, which are already in the region's currency. */
  convert?: boolean
}

/**
 * Formats a price for display: «12 990 ₽», with no-break spaces (domain.price). A non-numeric value
 * is shown as a dash, so that missing data is visible instead of being sold for 0.
 */
export function formatPrice(price: number | string, options: FormatPriceOptions = {}): string {
  const { sign = '₽', exchangeRate = 1, convert = true } = options
  const parsed = parsePrice(price)
  if (parsed === null) return '—'
  return `${groupThousands(convert ? convertPrice(parsed, exchangeRate) : parsed)}\u00a0${sign}`
}

/**
 * Parses a price as specified: all kinds of spaces are removed from a string, the rest is parsed as
 * an integer, and a fraction is truncated (domain.price). Returns whole units of the currency, or
 * null for a non-numeric value.
 */
export function parsePrice(price: number | string): number | null {
  const parsed =
    typeof price === 'number'
      ? Math.trunc(price)
      : Number.parseInt(price.replace(/\s/g, '').replace(/^−/, '-'), 10)
  // Adding zero turns negative zero (from «-0») into zero.
  return Number.isSafeInteger(parsed) ? parsed + 0 : null
}
