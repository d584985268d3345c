/** What decides how many pieces, or metres, of an offer can be bought (account §3, §5). */
export type SellingTerms = {
  /** Pieces or metres on hand. */
  stock: number
  /** The smallest lot; every quantity is a multiple of it unless remainders are sold. */
  minimumBatch: number
  /** Remainders are sold piece by piece, whatever the batch (isSaleRemains). */
  sellsRemains: boolean
  /** Sold by the metre (running_meter): steps of 0.1, the batch being only the shortest cut. */
  byMetre?: boolean
}
