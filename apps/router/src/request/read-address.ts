/** Path and query of a request target; the query without its question mark. */
export interface RequestAddress {
  path: string
  query: string
}

const printable = /^[\x21-\x7e]+$/
const forbidden = /\/\/|\\|%5c|%0[0-9a-f]|%1[0-9a-f]|%7f|#|^\/%2f/i
const climbs = /\/\.{1,2}(\/|$)/
const brokenEscape = /%(?![0-9a-f]{2})/i

/**
 * Parses a request target. Returns null if it must be refused with 400: an absolute address, `//`,
 * a backslash, control characters, an invalid %-escape, dot segments that climb (ADR 0046, step 1).
 * All upstream servers may rely on these guarantees.
 */
export function readAddress(target: string): RequestAddress | null {
  if (!printable.test(target) || target.charCodeAt(0) !== 47) return null
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  const query = mark < 0 ? '' : target.slice(mark + 1)
  if (forbidden.test(path) || brokenEscape.test(path)) return null
  const decoded = decode(path)
  if (decoded === null || climbs.test(decoded)) return null
  return { path, query }
}

function decode(path: string): string | null {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
