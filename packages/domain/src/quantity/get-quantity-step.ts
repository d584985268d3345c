import type { SellingTerms } from './selling-terms.ts'

const metreStep = 0.1

/**
 * Returns the step of a quantity: 1 where remainders are sold, otherwise the minimum batch
 * (domain.quantity); 0.1 m for goods sold by the metre (ADR 0045).
 */
export function getQuantityStep(
  terms: Pick<SellingTerms, 'minimumBatch' | 'sellsRemains' | 'byMetre'>,
): number {
  if (terms.byMetre) return metreStep
  return terms.sellsRemains ? 1 : terms.minimumBatch
}
