import { splitPath } from '@svetlitsa/domain/route/split-path'

/**
 * One spelling for all spellings of an address: decoded, lower case, without its last slash, the
 * query sorted. Entries of the redirect table are found by it.
 */
export function addressKey(path: string, query?: string): string {
  const segments = splitPath(path) ?? [path]
  const bare = `/${segments.join('/').toLowerCase()}`
  if (query === undefined) return bare
  return `${bare}?${query.split('&').sort().join('&')}`
}
