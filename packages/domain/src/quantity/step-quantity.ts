import { getQuantityStep } from './get-quantity-step.ts'
import { type NormalizedQuantity, normalizeQuantity } from './normalize-quantity.ts'
import type { SellingTerms } from './selling-terms.ts'

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
