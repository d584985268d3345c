const maxOffersPerCall = 200

/**
 * Returns the ids requested together with an offer: at most 200, the limit of the call
 * (list.enrich).
 */
export function getOfferBatch(
  offerIds: readonly number[],
  offerId = offerIds[0],
): readonly number[] {
  if (offerIds.length <= maxOffersPerCall) return offerIds
  const offerIndex = offerId === undefined ? 0 : Math.max(0, offerIds.indexOf(offerId))
  const start = offerIndex - (offerIndex % maxOffersPerCall)
  return offerIds.slice(start, start + maxOffersPerCall)
}
