import {
  getMaximumQuantity,
  getMinimumQuantity,
  getQuantityStep,
  type SellingTerms,
} from './selling-terms.ts'

/**
 * Returns whether a value is a valid quantity in a request: finite, and whole unless the goods are
 * sold by the metre. A call with any other value is malformed (ADR 0043). Zero, negative and too
 * large numbers are valid here; normalizeQuantity corrects them.
 */
export function isQuantity(value: unknown, options: { byMetre?: boolean } = {}): value is number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false
  return options.byMetre === true || Number.isInteger(value)
}

/** Why the quantity differs from the requested one: the last rule that changed it. */
export type QuantityChange = 'minimum' | 'batch' | 'stock' | 'limit'

export type NormalizedQuantity = { quantity: number; changed: QuantityChange | null }

/** Quantities are calculated in tenths, so that metres stay exact. */
const toTenths = (quantity: number) => Math.round(quantity * 10)

/**
 * Returns the quantity a basket line may hold (domain.quantity). Below 1 it becomes the minimum,
 * which is 1 or the minimum batch; unless remainders are sold it is rounded up to a multiple of the
 * batch; it is capped at the stock regardless of the batch. Metres are rounded up to a tenth, with
 * the minimum batch as the lower bound. Returns 0 without stock. A limit of pieces caps it at whole
 * batches, at one batch at least; metres have no such limit (order.limits).
 *
 * @throws RangeError when `requested` is not a valid quantity: see isQuantity.
 */
export function normalizeQuantity(terms: SellingTerms & { requested: number }): NormalizedQuantity {
  const { requested, stock, byMetre = false } = terms
  if (!isQuantity(requested, { byMetre })) throw new RangeError(`Not a quantity: ${requested}`)

  const minimum = toTenths(getMinimumQuantity(terms))
  const step = toTenths(getQuantityStep(terms))
  // Floating point noise such as 1.1 + 0.2 = 1.3000000000000003 must not add another tenth.
  const requestedTenths = Number((requested * 10).toPrecision(12))
  const leastWanted = byMetre ? minimum : 10
  const isBelow = requestedTenths < leastWanted
  const rounded = isBelow ? minimum : Math.ceil(requestedTenths / step) * step

  const available = Math.max(0, byMetre ? Math.floor(stock * 10 + 1e-9) : Math.floor(stock) * 10)
  const limit = getMaximumQuantity(terms) * 10
  const quantity = Math.min(rounded, available, limit) / 10
  if (requestedTenths === toTenths(quantity)) return { quantity, changed: null }
  if (rounded > Math.min(available, limit))
    return { quantity, changed: limit < available ? 'limit' : 'stock' }
  return { quantity, changed: isBelow ? 'minimum' : 'batch' }
}

/**
 * Returns the quantity after one click on plus or minus: a step of 1, of the minimum batch, or of
 * 0.1 m, within the quantity rules (domain.quantity). `changed` is set when the step reached a
 * limit.
 */
export function stepQuantity(
  terms: SellingTerms & { quantity: number; direction: 'increment' | 'decrement' },
): NormalizedQuantity {
  const { quantity, direction, ...selling } = terms
  const step = getQuantityStep(selling)
  return normalizeQuantity({
    ...selling,
    requested: direction === 'increment' ? quantity + step : quantity - step,
  })
}

/** Returns the pieces of lines; a line sold by the metre counts as one (domain.quantity). */
export function sumPieces(lines: readonly { quantity: number; byMetre?: boolean }[]): number {
  const pieces = lines.reduce((total, line) => total + (line.byMetre ? 1 : line.quantity), 0)
  return roundToTenths(pieces)
}

/** Lines may still hold fractions of goods that used to be sold by the metre. */
function roundToTenths(quantity: number): number {
  return Math.round(quantity * 10) / 10
}
