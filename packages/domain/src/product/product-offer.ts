/** Returns whether a product cannot be bought because it has no offers (card.forbidden). */
export function isForbidden(product: { offers: readonly unknown[] }): boolean {
  return product.offers.length === 0
}

const maxOffers = 5

/** Returns the offers of a product whose stock is requested: the first five (list.enrich). */
export function pickStockQueryOffers<Offer>(offers: readonly Offer[]): Offer[] {
  return offers.slice(0, maxOffers)
}
