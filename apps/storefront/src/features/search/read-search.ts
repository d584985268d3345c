import { link } from '@svetlitsa/domain/route/site-map'

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** What the address of the results asks for. */
export type SearchAsked = {
  query: string
  /** Code of the section that the results are cut to. */
  section: string | null
  /** The first page unless an offset says otherwise. */
  page: number | null
}

const longestQuery = 200
/** As many as stand on a page of a list. */
const pageSize = 36

export function readSearch({ q, t, offset }: SearchParams): SearchAsked {
  const before = Number([offset].flat()[0])
  return {
    query: ([q].flat()[0] ?? '').trim().slice(0, longestQuery),
    section: [t].flat()[0]?.slice(0, 120) || null,
    page: Number.isInteger(before) && before >= pageSize ? Math.floor(before / pageSize) + 1 : null,
  }
}

/** The results without filters, order and page: what chips, pages and filters add to. */
export function searchPath({ query, section }: Pick<SearchAsked, 'query' | 'section'>): string {
  return link.search({ q: query, ...(section ? { t: section } : {}) })
}
