import { convertPrice } from './money.ts'

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

const noBreakSpace = '\u00a0'

/**
 * Formats a whole number with no-break spaces between thousands and U+2212 as the minus sign
 * (domain.price, ADR 0050).
 */
export function groupThousands(amount: number): string {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, noBreakSpace)
  return amount < 0 ? `−${digits}` : digits
}

/**
 * Replaces sums in a text with the region's currency: `{690}` in roubles becomes «690 ₽», or «3 864
 * ₸» at the exchange rate, converted like tariffs (domain.price, ADR 0042).
 */
export function fillSums(text: string, currency: { sign: string; exchangeRate: number }): string {
  return text.replace(/\{(\d+)\}/g, (_, roubles: string) => formatPrice(Number(roubles), currency))
}
