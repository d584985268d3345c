/**
 * Reads a price as the specification does: spaces of every kind are stripped from a string, what is
 * left is parsed as an integer, and a fraction is cut off (storefront §5).
 *
 * Answers whole units of the currency, or null where the value holds no number.
 */
export function parsePrice(price: number | string): number | null {
  const parsed =
    typeof price === 'number'
      ? Math.trunc(price)
      : Number.parseInt(price.replace(/\s/g, '').replace(/^−/, '-'), 10)
  // Adding zero turns the negative zero of «-0» into the ordinary one.
  return Number.isSafeInteger(parsed) ? parsed + 0 : null
}
