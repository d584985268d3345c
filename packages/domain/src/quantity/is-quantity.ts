/**
 * Returns whether a value is a valid quantity in a request: finite, and whole unless the goods are
 * sold by the metre. A call with any other value is malformed (ADR 0043). Zero, negative and too
 * large numbers are valid here; normalizeQuantity corrects them.
 */
export function isQuantity(value: unknown, options: { byMetre?: boolean } = {}): value is number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false
  return options.byMetre === true || Number.isInteger(value)
}
