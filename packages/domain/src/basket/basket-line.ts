import { normalizeQuantity, type QuantityChange, sumPieces } from '../quantity/quantity.ts'
import type { SellingTerms } from '../quantity/selling-terms.ts'

export type BasketCounts = {
  /** Pieces of the checked lines; a line sold by the metre counts as one. */
  totalQuantity: number
  /** All lines, checked or not. */
  allPositionsQuantity: number
}

/** Returns how much a basket holds (basket.state). Only checked lines are bought. */
export function countPieces(
  lines: readonly { quantity: number; checked: boolean; byMetre?: boolean }[],
): BasketCounts {
  const checked = lines.filter((line) => line.checked)
  return { totalQuantity: sumPieces(checked), allPositionsQuantity: lines.length }
}

/** A basket line; a basket has one for an offer. */
export type BasketQuantity = { offerId: number; quantity: number }

export type MergedLine<Line extends BasketQuantity> = {
  guest: Line
  /** The customer's line for the same offer, if there is one. */
  customer: Line | null
  /** The larger of the two quantities. */
  requested: number
  quantity: number
  /** Why the line does not hold the requested quantity; null when it does. */
  changed: QuantityChange | null
}

/**
 * Merges a guest's basket into the customer's at login. When both hold the same offer, the larger
 * quantity wins, limited by the quantity rules (ADR 0041). No line is lost: a line that cannot be
 * bought now keeps its quantity, and customer lines missing from the guest's basket are unchanged.
 * @param findTerms returns the selling terms of an offer, or null when it cannot be bought now.
 */
export function mergeBaskets<Line extends BasketQuantity>(
  customer: readonly Line[],
  guest: readonly Line[],
  findTerms: (offerId: number) => SellingTerms | null,
): MergedLine<Line>[] {
  return guest.map((guestLine) => {
    const { offerId } = guestLine
    const same = customer.find((line) => line.offerId === offerId) ?? null
    const requested = Math.max(guestLine.quantity, same?.quantity ?? 0)
    const terms = findTerms(offerId)
    const normalized = terms
      ? normalizeQuantity({ ...terms, requested })
      : { quantity: requested, changed: null }
    return { guest: guestLine, customer: same, requested, ...normalized }
  })
}
