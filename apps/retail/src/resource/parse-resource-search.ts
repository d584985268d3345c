import { parsePage } from '@svetlitsa/shell/search-params/parse-page'
import { parseText } from '@svetlitsa/shell/search-params/parse-text'
import { buildListHref } from '../list-detail/build-list-href.ts'

/** What of a list is shown, as it stands in the address. */
export interface ResourceSearch {
  page?: number | undefined
  sort?: string | undefined
  order?: 'down' | undefined
  flag?: string | undefined
  on?: boolean | undefined
}

/** Reads page, sorting and filter from the query; anything else is left out. */
export function parseResourceSearch({
  page,
  sort,
  order,
  flag,
  on,
}: Record<string, unknown>): ResourceSearch {
  return {
    page: parsePage(page),
    sort: parseText(sort, 40),
    order: order === 'down' ? 'down' : undefined,
    flag: parseText(flag, 40),
    on: typeof on === 'boolean' ? on : undefined,
  }
}

/** The address of a list with these choices. */
export function buildResourceHref(path: string, { on, ...search }: ResourceSearch): string {
  return buildListHref(path, { ...search, on: on === undefined ? undefined : String(on) })
}
