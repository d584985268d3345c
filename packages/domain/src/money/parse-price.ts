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
