// Browsers drop or bend these characters, so that `/\evil.example` would leave the shop.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const bent = /[\x00-\x20\x7f\\]/

/**
 * The address of the shop that a query names, as path, query and hash, or null for any other: a link
 * made of `errorUrl` must never lead out of the shop or run a script (storefront §2).
 */
export function ownAddress(text: string | null, origin: string): string | null {
  if (!text || bent.test(text)) return null
  const path = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text
  return path.startsWith('/') && !path.startsWith('//') ? path : null
}
