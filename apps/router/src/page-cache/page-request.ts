import { createHash } from 'node:crypto'
import { isUpperBound } from '@svetlitsa/domain/filter/number-range'

/** A request to the storefront; contains nothing personal. */
export interface PageRequest {
  /** Cache key: the same key means the same response. */
  readonly key: string
  /** Path at the storefront, prefixed with variant, language and audience. */
  readonly path: string
  readonly query: string
  readonly hostname: string
  readonly secure: boolean
  readonly noindex: boolean
}

export type PageParts = Omit<PageRequest, 'key'>

/**
 * Builds the request for a page and its cache key: host, internal path and allowlisted query (ADR
 * 0046, ADR 0004). What is not in the key is not sent.
 */
export function buildPageRequest(parts: PageParts): PageRequest {
  const { hostname, secure, path, query } = parts
  const key = `${secure ? 's' : 'p'}|${hostname}|${path}?${query}`
  return { ...parts, key: key.length > 300 ? createHash('sha256').update(key).digest('hex') : key }
}

/** More than any page reads of one parameter. */
const maxValueLength = 1_000
/** Encoded; the storefront refuses a request line that is longer than its headers may be. */
const maxQueryLength = 12_000

/**
 * Keeps only the allowed query parameters, in a fixed order, so that neither campaign parameters
 * nor invented names create new cache entries. What is too long for the storefront is cut.
 */
export function filterQuery(query: string, names: ReadonlySet<string>): string {
  if (query === '' || names.size === 0) return ''
  const all = new URLSearchParams(query)
  const parameters = [...all].filter(
    ([name, value]) => names.has(name) && (value !== '' || isUpperBound(all.getAll(name))),
  )
  if (parameters.length === 0) return ''
  parameters.sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
  const filtered = new URLSearchParams(parameters).toString()
  return filtered.length <= maxQueryLength ? filtered : shorten(parameters)
}

function shorten(parameters: readonly [string, string][]): string {
  return parameters.reduce((query, [name, value]) => {
    const pair = new URLSearchParams([[name, value.slice(0, maxValueLength)]]).toString()
    const longer = query === '' ? pair : `${query}&${pair}`
    return longer.length <= maxQueryLength ? longer : query
  }, '')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
