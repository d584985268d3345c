import { maximumShared } from './share-code.ts'

/** Web and server runtimes both have it; the language's own library does not name it. */
declare const atob: (base64: string) => string

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/
const idList = /^[1-9]\d{0,15}(?:,[1-9]\d{0,15})*$/

/**
 * The offer ids of a shared list, each once, in their order; null where the code says nothing that
 * can be shown (decisions «The router's pipeline»). The standard form of base64 is read as well as
 * base64url, with its padding or without.
 *
 * @param code as it stands in the path after percent-decoding.
 */
export function readShareCode(code: string): number[] | null {
  const standard = code.replaceAll('-', '+').replaceAll('_', '/')
  if (standard === '' || !base64.test(standard)) return null
  const list = atob(standard)
  if (!idList.test(list)) return null
  const ids = list.split(',').map(Number)
  if (ids.length > maximumShared || !ids.every(Number.isSafeInteger)) return null
  return [...new Set(ids)]
}
