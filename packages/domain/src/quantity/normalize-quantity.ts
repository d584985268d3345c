import { isQuantity } from './is-quantity.ts'
import { minimumQuantity } from './minimum-quantity.ts'
import { quantityStep } from './quantity-step.ts'
import type { SellingTerms } from './selling-terms.ts'

/** Why the quantity is not the one wanted: the rule that had the last word. */
export type QuantityChange = 'minimum' | 'batch' | 'stock'

export type NormalizedQuantity = { quantity: number; changed: QuantityChange | null }

/** Quantities are counted in tenths, so that metres stay exact. */
const toTenths = (quantity: number) => Math.round(quantity * 10)

/**
 * The quantity a basket line may hold (account §5). Below 1 it becomes the minimum, which is 1 or the
 * minimum batch; without the sale of remainders it is rounded up to a multiple of the batch; above
 * stock it is capped at the stock, whatever the batch. Metres are rounded up to a tenth, and what is
 * shorter than the minimum becomes the minimum. With no stock the answer is 0.
 *
 * @throws RangeError where `wanted` is no quantity: see isQuantity.
 */
export function normalizeQuantity(terms: SellingTerms & { wanted: number }): NormalizedQuantity {
  const { wanted, stock, byMetre = false } = terms
  if (!isQuantity(wanted, { byMetre })) throw new RangeError(`Not a quantity: ${wanted}`)

  const minimum = toTenths(minimumQuantity(terms))
  const step = toTenths(quantityStep(terms))
  // Noise such as 1.1 + 0.2 = 1.3000000000000003 must not cost the shopper another tenth.
  const wantedTenths = Number((wanted * 10).toPrecision(12))
  const leastWanted = byMetre ? minimum : 10
  const isBelow = wantedTenths < leastWanted
  const rounded = isBelow ? minimum : Math.ceil(wantedTenths / step) * step

  const available = Math.max(0, byMetre ? Math.floor(stock * 10 + 1e-9) : Math.floor(stock) * 10)
  const quantity = Math.min(rounded, available) / 10
  if (wantedTenths === toTenths(quantity)) return { quantity, changed: null }
  if (rounded > available) return { quantity, changed: 'stock' }
  return { quantity, changed: isBelow ? 'minimum' : 'batch' }
}
