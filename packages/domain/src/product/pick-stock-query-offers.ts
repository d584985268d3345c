const maxOffers = 5

/** Returns the offers of a product whose stock is requested: the first five (list.enrich). */
export function pickStockQueryOffers<Offer>(offers: readonly Offer[]): Offer[] {
  return offers.slice(0, maxOffers)
}
