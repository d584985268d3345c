import { splitPath } from './split-path.ts'

/**
 * Normalizes all spellings of an address: decoded, lower case, without trailing slash, sorted
 * query. The key for entries of the redirect table.
 */
export function toAddressKey(path: string, query?: string): string {
  const segments = splitPath(path) ?? [path]
  const pathKey = `/${segments.join('/').toLowerCase()}`
  if (query === undefined) return pathKey
  return `${pathKey}?${query.split('&').sort().join('&')}`
}
