/** The terms that limit the quantity of an offer, in pieces or metres (domain.quantity). */
export type SellingTerms = {
  /** Pieces or metres in stock. */
  stock: number
  /** The smallest batch; every quantity is a multiple of it unless remainders are sold. */
  minimumBatch: number
  /** Remainders are sold by the piece, regardless of the batch (isSaleRemains). */
  sellsRemains: boolean
  /** Sold by the metre (running_meter): steps of 0.1; the batch is only the shortest cut. */
  byMetre?: boolean
  /** The most pieces of a line that this buyer may order (order.limits); null for no limit. */
  maximum?: number | null
}

/**
 * Returns the initial quantity of a quick view or card, which is also the minimum of a basket line:
 * 1 where remainders are sold, otherwise the minimum batch (domain.quantity).
 */
export function getMinimumQuantity(
  terms: Pick<SellingTerms, 'minimumBatch' | 'sellsRemains'>,
): number {
  return terms.sellsRemains ? 1 : terms.minimumBatch
}

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
