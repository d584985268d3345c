import { type NormalizedQuantity, normalizeQuantity } from './normalize-quantity.ts'
import { quantityStep } from './quantity-step.ts'
import type { SellingTerms } from './selling-terms.ts'

/**
 * The quantity after one press of plus or minus: a step of 1, of the minimum batch, or of a tenth of
 * a metre, kept within the quantity rules (account §5). `changed` tells that the press met a bound.
 */
export function stepQuantity(
  terms: SellingTerms & { quantity: number; direction: 'increment' | 'decrement' },
): NormalizedQuantity {
  const { quantity, direction, ...selling } = terms
  const step = quantityStep(selling)
  return normalizeQuantity({
    ...selling,
    wanted: direction === 'increment' ? quantity + step : quantity - step,
  })
}
