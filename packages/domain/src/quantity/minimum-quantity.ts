import type { SellingTerms } from './selling-terms.ts'

/**
 * The quantity a quick view or a card begins with, and the least a line may hold: 1 where
 * remainders are sold, otherwise the minimum batch (storefront §4, account §4, §5).
 */
export function minimumQuantity(
  terms: Pick<SellingTerms, 'minimumBatch' | 'sellsRemains'>,
): number {
  return terms.sellsRemains ? 1 : terms.minimumBatch
}
