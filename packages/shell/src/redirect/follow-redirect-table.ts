import { toAddressKey } from '@svetlitsa/domain/route/path'

/** An entry of the redirect table that staff maintain (rule.path-redirect). */
export interface TableRedirect {
  /** A path of the shop, with a query where only that query is redirected. */
  readonly from: string
  /** A path of the shop or an address of another origin. */
  readonly to: string
}

const maxRounds = 5
/** Browsers rewrite blanks and backslashes, so that `/\\evil.example` would leave the shop. */
const safeTarget = /^(?:\/(?!\/)|https?:\/\/)[^\s\\]*$/i

/**
 * Follows the redirect table from an address of the shop, as the router does (ADR 0046, step 4):
 * the query is passed on to addresses of the shop, and a table that does not settle within five
 * rounds is ignored.
 *
 * @param href path, query and hash.
 * @returns an address of the shop as path, query and hash, or an absolute one; null where the table
 *   has no entry or its target is unsafe.
 */
export function followRedirectTable(
  redirects: readonly TableRedirect[],
  href: string,
  origin: string,
): string | null {
  const targets = new Map(redirects.map(({ from, to }) => [buildKey(from), to]))
  let address = new URL(href, origin)
  for (let round = 0; round < maxRounds; round += 1) {
    const target =
      targets.get(toAddressKey(address.pathname, address.search.slice(1))) ??
      targets.get(toAddressKey(address.pathname))
    if (target === undefined) return round === 0 ? null : toHref(address)
    if (!safeTarget.test(target) || !URL.canParse(target, origin)) return null
    const next = new URL(target, origin)
    // Dots can leave `//` at the start of a path, which a browser would read as another host.
    if (next.pathname.includes('//') || next.username || next.password) return null
    if (next.origin !== origin) return next.href
    for (const [name, value] of address.searchParams) {
      if (!next.searchParams.has(name)) next.searchParams.append(name, value)
    }
    next.hash ||= address.hash
    address = next
  }
  return null
}

function buildKey(from: string): string {
  const [path = '', query] = from.split(/\?(.*)/s)
  return toAddressKey(path, query)
}

function toHref({ pathname, search, hash }: URL): string {
  return pathname + search + hash
}
