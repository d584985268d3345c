import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { getFilters } from '@svetlitsa/api-client/catalogue/contract'
import type { CatalogueSnapshot } from '../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { Serialized } from '../../platform/http/serialized.ts'
import { buildListFilters } from '../filter/build-list-filters.ts'
import { readFilterCounts } from '../filter/filter-counts.queries.ts'
import { getListCounts } from '../listing/get-list-counts.ts'
import type { ListQuery } from '../listing/list-query.ts'
import { listSortOptions } from '../listing/list-sort-options.ts'
import { parseListQuery } from '../listing/parse-list-query.ts'
import { buildQueryKey, getScopeTags } from '../listing/product-list-cache-key.ts'
import { getFoundScope } from './get-found-scope.ts'
import { readStoreCounts } from './store-counts.queries.ts'

type Answer = CallAnswer<typeof getFilters>

/** Stock changes send no notification, so the counts of stores must expire. */
const STORES_TTL_MS = 10_000

/**
 * Counts what each option would leave of a list, and how much of it each store of the region has.
 */
export async function readFilters(
  context: Context,
  input: ParsedInput<typeof getFilters>,
): Promise<Serialized<Answer> | Refusal<'not_found'>> {
  const { services, region, language } = context
  const catalogue = await services.catalogue.current()
  const query = parseListQuery(input, catalogue, context)
  const found = await getFoundScope(context, input.meta)
  if (!query || found === null) return refuse('not_found')
  query.scope.found = found
  const key = JSON.stringify(['filters', language, region.id, ...buildQueryKey(query, region)])
  return services.responseCache.read(
    { key, tags: [...getScopeTags(query.scope), 'store'], ttlMs: STORES_TTL_MS },
    () => buildFilters(context, query, catalogue),
  )
}

async function buildFilters(
  context: Context,
  query: ListQuery,
  catalogue: CatalogueSnapshot,
): Promise<Serialized<Answer>> {
  const { db, region, language } = context
  const { scope, choices } = query
  const [listCounts, counts, stores] = await Promise.all([
    getListCounts(context, scope),
    choices.length > 0 ? readFilterCounts(db, scope, choices, region, catalogue) : null,
    readStoreCounts(db, scope, choices, region),
  ])
  const filterCounts = counts ?? listCounts
  const chosen = choices.find((choice) => choice.type === 'places')
  const chosenPlaces = new Set(chosen?.type === 'places' ? chosen.placeIds : [])
  return new Serialized<Answer>({
    filters: buildListFilters({ query, listCounts, filterCounts, region, language }, catalogue),
    sort: listSortOptions(query, language, filterCounts.total),
    stores: stores.map((store) => ({ ...store, checked: chosenPlaces.has(store.id) })),
    total: filterCounts.total,
  })
}
