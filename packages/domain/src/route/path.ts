/**
 * Splits a path into decoded segments; returns null for an invalid percent escape. Empty segments
 * are dropped, so a trailing slash makes no difference (rule.trailing-slash).
 */
export function splitPath(path: string): string[] | null {
  const segments: string[] = []
  for (const part of path.split('/')) {
    if (part === '') continue
    if (!part.includes('%')) {
      segments.push(part)
      continue
    }
    try {
      segments.push(decodeURIComponent(part))
    } catch {
      return null
    }
  }
  return segments
}

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

// Browsers drop or bend these characters, so that `/\evil.example` would leave the shop.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const unsafeCharacters = /[\x00-\x20\x7f\\]/

/**
 * Returns the path, query and hash of a same-origin address given in a query, or null for any
 * other: a link made of `errorUrl` must never leave the shop or run a script (query.server).
 */
export function toSameOriginPath(text: string | null, origin: string): string | null {
  if (!text || unsafeCharacters.test(text)) return null
  const path = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text
  return path.startsWith('/') && !path.startsWith('//') ? path : null
}
