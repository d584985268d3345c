import { createHash } from 'node:crypto'
import { type RscHeaders, variantKey } from '../request/rsc-variant.ts'

/** What the storefront is asked for; nothing of a person is in it. */
export interface PageRequest {
  /** One string for one page: the same key means the same answer. */
  readonly key: string
  /** Address at the storefront, with variant, language and audience in front. */
  readonly path: string
  readonly query: string
  readonly hostname: string
  readonly secure: boolean
  readonly rsc: RscHeaders | null
  readonly noindex: boolean
}

export type PageParts = Omit<PageRequest, 'key'>

/**
 * Makes the request for a page and its key: host, internal path, allowlisted query and Next's
 * variant (decisions «router»; reliability F46). What is not in the key is not sent either.
 */
export function pageRequest(parts: PageParts): PageRequest {
  const { hostname, secure, path, query, rsc } = parts
  const key = `${secure ? 's' : 'p'}|${hostname}|${path}?${query}|${variantKey(rsc)}`
  return { ...parts, key: key.length > 300 ? createHash('sha256').update(key).digest('hex') : key }
}

/**
 * The part of a query that may change a page: allowed names only, in one order, so that neither
 * marks of campaigns nor made-up names make new pages.
 */
export function allowedQuery(query: string, names: ReadonlySet<string>): string {
  if (query === '' || names.size === 0) return ''
  const kept = [...new URLSearchParams(query)].filter(
    ([name, value]) => names.has(name) && value !== '',
  )
  if (kept.length === 0) return ''
  kept.sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
  return new URLSearchParams(kept).toString()
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
