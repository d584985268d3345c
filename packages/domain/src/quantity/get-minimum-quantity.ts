import type { SellingTerms } from './selling-terms.ts'

/**
 * Returns the initial quantity of a quick view or card, which is also the minimum of a basket line:
 * 1 where remainders are sold, otherwise the minimum batch (domain.quantity).
 */
export function getMinimumQuantity(
  terms: Pick<SellingTerms, 'minimumBatch' | 'sellsRemains'>,
): number {
  return terms.sellsRemains ? 1 : terms.minimumBatch
}
