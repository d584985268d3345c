/** Web and server runtimes both have it; the language's own library does not name it. */
declare const btoa: (binary: string) => string

/** The most ids a shared list may hold (decisions «The router's pipeline»). */
export const maximumShared = 200

/**
 * The code of a shared list of favourites: base64url without padding of the offer ids joined by
 * commas (decisions «The router's pipeline»).
 *
 * @throws RangeError for no ids, more than 200, or an id that is not a positive whole number.
 */
export function shareCode(offerIds: readonly number[]): string {
  const isFitting = offerIds.length > 0 && offerIds.length <= maximumShared
  if (!isFitting || !offerIds.every((id) => Number.isSafeInteger(id) && id > 0)) {
    throw new RangeError(`Not a list to share: ${offerIds.length} ids`)
  }
  return btoa(offerIds.join(',')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
