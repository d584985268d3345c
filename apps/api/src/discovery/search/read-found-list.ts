import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { multisearch } from '@svetlitsa/api-client/search/contract'
import { getListSize } from '@svetlitsa/domain/slider/slider'
import { createCardReader, toProductCard } from '../../catalogue/product/card/to-product-card.ts'
import type { Context } from '../../platform/context/context.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { buildListFilters } from '../filter/build-list-filters.ts'
import { readFilterCounts } from '../filter/filter-counts.queries.ts'
import { getListCounts } from '../listing/get-list-counts.ts'
import type { FoundScope, ListQuery } from '../listing/list-query.ts'
import { listSortOptions } from '../listing/list-sort-options.ts'
import { parseListQuery } from '../listing/parse-list-query.ts'
import { readFilteredPage } from '../listing/product-list.queries.ts'
import { readFoundPage } from './found-page.queries.ts'

export type FoundList = Pick<
  CallAnswer<typeof multisearch>,
  'products' | 'pagination' | 'filters' | 'sort'
>

interface FoundListRequest {
  /** Code of the section to which the results are restricted. */
  section?: string | undefined
  params?: Parameters<typeof parseListQuery>[0]['params']
  sort?: string | undefined
  offset?: number | undefined
  withFilters?: boolean | undefined
}

/** A page of search results, with the same filters as every list. */
export async function readFoundList(
  context: Context,
  found: FoundScope,
  { section, params, sort, offset = 0, withFilters = false }: FoundListRequest,
): Promise<FoundList | Refusal<'not_found'>> {
  const { db, region, language, services, isCrawler } = context
  const catalogue = await services.catalogue.current()
  const reader = await createCardReader(context)
  const size = getListSize({ kind: 'catalog', isCrawler })
  const page = Math.floor(offset / size) + 1
  const listed = parseListQuery({ section, params, meta: { sort, page } }, catalogue, context)
  if (!listed) return refuse('not_found')
  const query: ListQuery = { ...listed, offset, scope: { ...listed.scope, found } }
  const { scope, choices } = query
  const isUnfiltered = choices.length === 0 && scope.section === null && query.sort === 'popular'
  const [{ rows, total }, held, counts] = await Promise.all([
    isUnfiltered
      ? readFoundPage(db, found, { offset, size }, region.priceZoneId)
      : readFilteredPage(db, query, region),
    withFilters ? getListCounts(context, scope) : null,
    withFilters && choices.length > 0
      ? readFilterCounts(db, scope, choices, region, catalogue)
      : null,
  ])
  if (rows.length === 0 && offset > 0) return refuse('not_found')
  return {
    products: rows.map((row) => toProductCard(row, reader)),
    pagination: { count: Math.ceil(total / size), current: page, total, size },
    filters: held
      ? buildListFilters(
          { query, listCounts: held, filterCounts: counts ?? held, region, language },
          catalogue,
        )
      : [],
    sort: listSortOptions(query, language, total),
  }
}
