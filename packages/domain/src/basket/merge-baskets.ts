import { normalizeQuantity, type QuantityChange } from '../quantity/normalize-quantity.ts'
import type { SellingTerms } from '../quantity/selling-terms.ts'

export type BasketQuantity = { offerId: number; quantity: number }

export type MergedLine = BasketQuantity & {
  /** Why the line does not hold the larger quantity of the two baskets; null where it does. */
  changed: QuantityChange | null
}

/**
 * The basket after login: the customer's lines, then the guest's; where both hold an offer, the
 * larger of the two quantities, kept within the quantity rules. What changed is told with the line,
 * and no line is lost: one out of stock stays with quantity 0 (decisions «Identity and access»).
 *
 * @param termsOf the selling terms of an offer; null for one that is no longer sold.
 */
export function mergeBaskets(
  customer: readonly BasketQuantity[],
  guest: readonly BasketQuantity[],
  termsOf: (offerId: number) => SellingTerms | null,
): MergedLine[] {
  const wanted = new Map<number, number>()
  for (const { offerId, quantity } of [...customer, ...guest]) {
    wanted.set(offerId, Math.max(quantity, wanted.get(offerId) ?? 0))
  }
  return [...wanted].map(([offerId, quantity]) => {
    const terms = termsOf(offerId)
    if (terms === null) return { offerId, quantity: 0, changed: 'stock' }
    return { offerId, ...normalizeQuantity({ ...terms, wanted: quantity }) }
  })
}
