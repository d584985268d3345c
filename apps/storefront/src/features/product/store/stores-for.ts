type Place = {
  kind: 'store' | 'warehouse'
  offers: readonly { offerId: number; quantity: number }[]
}

/** The stores of a city with what each has of an offer, those that have it first. */
export function storesFor<Store extends Place>(places: readonly Store[], offerId: number) {
  return places
    .filter(({ kind }) => kind === 'store')
    .map((store) => ({
      ...store,
      here: store.offers.find((one) => one.offerId === offerId)?.quantity ?? 0,
    }))
    .sort((one, other) => Number(other.here > 0) - Number(one.here > 0))
}
