/** A part of a kit; the capital fields are the specification's (storefront §3). */
export type KitPart = {
  /** How many of the part one kit holds; 0 where the kit does not say. */
  CNT: number
  PRICE: { NEW: number; OLD: number }
  /** Optional parts can be left out; a part that is not chosen counts for nothing. */
  isChosen: boolean
}
