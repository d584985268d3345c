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

/** Declared here because browsers and Node provide it, but the ECMAScript library types do not. */
declare const atob: (base64: string) => string

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/

const idList = /^[1-9]\d{0,15}(?:,[1-9]\d{0,15})*$/

/**
 * Returns the unique offer ids of a shared list in order, or null when the code is invalid (ADR
 * 0046). Accepts base64url and standard base64, with or without padding.
 * @param code the path segment after percent-decoding.
 */
export function decodeShareCode(code: string): number[] | null {
  const standard = code.replaceAll('-', '+').replaceAll('_', '/')
  if (standard === '' || !base64.test(standard)) return null
  const list = atob(standard)
  if (!idList.test(list)) return null
  const ids = list.split(',').map(Number)
  if (ids.length > maxSharedOffers || !ids.every(Number.isSafeInteger)) return null
  return [...new Set(ids)]
}
