/** Declared here because browsers and Node provide it, but the ECMAScript library types do not. */
declare const btoa: (binary: string) => string

/** The maximum number of ids in a shared list (ADR 0046). */
export const maxSharedOffers = 200

/**
 * Returns the share code of a list of favourites: unpadded base64url of the offer ids joined by
 * commas (ADR 0046).
 * @throws RangeError for no ids, more than 200 ids, or an id that is not a positive integer.
 */
export function encodeShareCode(offerIds: readonly number[]): string {
  const isFitting = offerIds.length > 0 && offerIds.length <= maxSharedOffers
  if (!isFitting || !offerIds.every((id) => Number.isSafeInteger(id) && id > 0)) {
    throw new RangeError(`Cannot share a list of ${offerIds.length} ids`)
  }
  return btoa(offerIds.join(',')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
