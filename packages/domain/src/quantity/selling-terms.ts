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
