import { getMinimumQuantity } from './get-minimum-quantity.ts'
import { getQuantityStep } from './get-quantity-step.ts'
import type { SellingTerms } from './selling-terms.ts'

/**
 * Returns the most pieces of a line that a buyer may order (order.limits): whole batches within the
 * limit, one batch at least; infinity without a limit and for goods sold by the metre.
 */
export function getMaximumQuantity(terms: Omit<SellingTerms, 'stock'>): number {
  const { byMetre = false, maximum = null } = terms
  if (byMetre || maximum === null) return Number.POSITIVE_INFINITY
  const step = getQuantityStep(terms)
  return Math.max(getMinimumQuantity(terms), Math.floor(maximum / step) * step)
}
