const mostOffersACall = 200

/** The offers that are asked for with one of them: 200 at most, which is what a call takes (storefront §4). */
export function remainsPart(offerIds: readonly number[], offerId = offerIds[0]): readonly number[] {
  if (offerIds.length <= mostOffersACall) return offerIds
  const at = offerId === undefined ? 0 : Math.max(0, offerIds.indexOf(offerId))
  const begin = at - (at % mostOffersACall)
  return offerIds.slice(begin, begin + mostOffersACall)
}
