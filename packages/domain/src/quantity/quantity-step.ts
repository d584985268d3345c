import type { SellingTerms } from './selling-terms.ts'

const metreStep = 0.1

/**
 * By how much a quantity moves: 1 where remainders are sold, otherwise the minimum batch
 * (account §5); a tenth of a metre for goods by the metre (decisions «Who owns which address»).
 */
export function quantityStep(
  terms: Pick<SellingTerms, 'minimumBatch' | 'sellsRemains' | 'byMetre'>,
): number {
  if (terms.byMetre) return metreStep
  return terms.sellsRemains ? 1 : terms.minimumBatch
}
