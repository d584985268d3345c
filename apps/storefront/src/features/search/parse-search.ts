import { codeLimits } from '@svetlitsa/domain/route/code-limits'
import { link } from '@svetlitsa/domain/route/site-map'
import { maxSearchLength, readSearchQuery } from '@svetlitsa/domain/search/search-query'
import { normalizeLine } from '@svetlitsa/domain/text/plain-text'

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** Parameters in the address of the search results. */
export type SearchQuery = {
  query: string
  /** Code of the section that the results are limited to. */
  section: string | null
  /** Keys of what was understood from the text and shall not count (search.understood). */
  unticked: string[]
  /** Null for the first page; derived from an offset where one is given. */
  page: number | null
}

/** Number of products per page of a list. */
const pageSize = 36
const maxUnticked = 24
const separator = '|'

/** Parses an address, whatever was typed into it; what the API would refuse is left out. */
export function parseSearch({ q, t, offset, unticked }: SearchParams): SearchQuery {
  const firstIndex = Number([offset].flat()[0])
  const section = normalizeLine([t].flat()[0] ?? '')
  return {
    query: readSearchQuery([q].flat()[0] ?? ''),
    section: section !== '' && section.length <= codeLimits.page ? section : null,
    unticked: ([unticked].flat()[0] ?? '')
      .split(separator)
      .map(normalizeLine)
      .filter((key) => key !== '' && key.length <= maxSearchLength)
      .slice(0, maxUnticked),
    page:
      Number.isInteger(firstIndex) && firstIndex >= pageSize
        ? Math.floor(firstIndex / pageSize) + 1
        : null,
  }
}

/**
 * Builds the address of the results without filters, sort order and page, which chips, pagination
 * and filters append.
 */
export function buildSearchPath({
  query,
  section,
  unticked,
}: Pick<SearchQuery, 'query' | 'section' | 'unticked'>): string {
  return link.search({
    q: query,
    ...(section ? { t: section } : {}),
    unticked: unticked.join(separator),
  })
}
