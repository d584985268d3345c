type Place = {
  kind: 'store' | 'warehouse'
  offers: readonly { offerId: number; quantity: number }[]
}

/** Lists the stores of a city with their stock of an offer, those that have it first. */
export function listOfferStores<Store extends Place>(stores: readonly Store[], offerId: number) {
  return stores
    .filter(({ kind }) => kind === 'store')
    .map((store) => ({
      ...store,
      quantityHere: store.offers.find((offer) => offer.offerId === offerId)?.quantity ?? 0,
    }))
    .sort((a, b) => Number(b.quantityHere > 0) - Number(a.quantityHere > 0))
}
