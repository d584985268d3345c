/** A part of a kit; the upper-case fields follow the specification (product.kit). */
export type KitPart = {
  /** The number of this part in one kit; 0 when unspecified. */
  CNT: number
  PRICE: { NEW: number; OLD: number }
  /** Optional parts can be excluded; a part that is not chosen adds nothing. */
  isChosen: boolean
}
