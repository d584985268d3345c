const mostOffers = 5

/** The offers of a product whose stock is asked for: the first five (storefront §9, account §9). */
export function stockQueryOffers<Offer>(offers: readonly Offer[]): Offer[] {
  return offers.slice(0, mostOffers)
}
