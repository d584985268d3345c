import { maxSharedOffers } from './encode-share-code.ts'

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
