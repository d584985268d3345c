import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { multisearch } from '@svetlitsa/api-client/contract/search'
import { listSize } from '@svetlitsa/domain/slider/list-size'
import type { Context } from '../../platform/context.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { cardOf, cardReader } from '../catalogue/card-of.ts'
import { readFilterCounts } from '../catalogue/filter-counts.queries.ts'
import { listCountsOf } from '../catalogue/list-counts-of.ts'
import { listFilters } from '../catalogue/list-filters.ts'
import type { FoundScope, ListQuery } from '../catalogue/list-query.ts'
import { readFilteredPage } from '../catalogue/product-list.queries.ts'
import { readListQuery } from '../catalogue/read-list-query.ts'
import { sortChoices } from '../catalogue/sort-choices.ts'
import { readFoundPage } from './found-page.queries.ts'

export type FoundList = Pick<
  AnswerOf<typeof multisearch>,
  'products' | 'pagination' | 'filters' | 'sort'
>

interface Asked {
  /** Code of the section that the results are cut to. */
  section?: string | undefined
  params?: Parameters<typeof readListQuery>[0]['params']
  sort?: string | undefined
  offset?: number | undefined
  withFilters?: boolean | undefined
}

/** A page of what a search found, with the filters that every list has. */
export async function readFoundList(
  context: Context,
  found: FoundScope,
  { section, params, sort, offset = 0, withFilters = false }: Asked,
): Promise<FoundList | Refusal<'not_found'>> {
  const { db, region, language, services, isCrawler } = context
  const catalogue = await services.catalogue.current()
  const reader = await cardReader(context)
  const size = listSize({ kind: 'catalog', isCrawler })
  const page = Math.floor(offset / size) + 1
  const listed = readListQuery({ section, params, meta: { sort, page } }, catalogue, context)
  if (!listed) return refuse('not_found')
  const query: ListQuery = { ...listed, offset, scope: { ...listed.scope, found } }
  const { scope, choices } = query
  const isWhole = choices.length === 0 && scope.section === null && query.sort === 'popular'
  const [{ rows, total }, held, counts] = await Promise.all([
    isWhole
      ? readFoundPage(db, found, { offset, size }, region.priceZoneId)
      : readFilteredPage(db, query, region),
    withFilters ? listCountsOf(context, scope) : null,
    withFilters && choices.length > 0
      ? readFilterCounts(db, scope, choices, region, catalogue)
      : null,
  ])
  if (rows.length === 0 && offset > 0) return refuse('not_found')
  return {
    products: rows.map((row) => cardOf(row, reader)),
    pagination: { count: Math.ceil(total / size), current: page, total, size },
    filters: held
      ? listFilters({ query, held, left: counts ?? held, region, language }, catalogue)
      : [],
    sort: sortChoices(query, language, total),
  }
}
