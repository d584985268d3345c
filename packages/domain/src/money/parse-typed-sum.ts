import { normalizeLine } from '../text/plain-text.ts'
import { parsePrice } from './price-text.ts'

/**
 * Returns the sum that a person typed, in whole units of the currency, with spaces between the digits
 * or not (text.unseen). Null for anything else, and for what JavaScript cannot count exactly.
 */
export function parseTypedSum(text: string): number | null {
  const typed = normalizeLine(text)
  return /^\d[\d ]*$/.test(typed) ? parsePrice(typed) : null
}
