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
