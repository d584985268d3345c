/** Returns whether a product cannot be bought because it has no offers (card.forbidden). */
export function isForbidden(product: { offers: readonly unknown[] }): boolean {
  return product.offers.length === 0
}
