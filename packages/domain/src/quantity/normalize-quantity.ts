import { getMaximumQuantity } from './get-maximum-quantity.ts'
import { getMinimumQuantity } from './get-minimum-quantity.ts'
import { getQuantityStep } from './get-quantity-step.ts'
import { isQuantity } from './is-quantity.ts'
import type { SellingTerms } from './selling-terms.ts'

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
