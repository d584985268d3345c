import type { AnswerOf, ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { getFilters } from '@svetlitsa/api-client/contract/catalogue'
import type { Context } from '../../platform/context.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { Serialized } from '../../platform/serialized.ts'
import { foundScopeOf } from '../search/found-scope-of.ts'
import { keyOfQuery, tagsOfScope } from './cache-of-list.ts'
import type { CatalogueSnapshot } from './catalogue-snapshot.ts'
import { readFilterCounts } from './filter-counts.queries.ts'
import { listCountsOf } from './list-counts-of.ts'
import { listFilters } from './list-filters.ts'
import type { ListQuery } from './list-query.ts'
import { readListQuery } from './read-list-query.ts'
import { sortChoices } from './sort-choices.ts'
import { readStoreCounts } from './store-counts.queries.ts'

type Answer = AnswerOf<typeof getFilters>

/** The counts of stores follow the stock, which tells nobody when it changes. */
const STORES_TTL_MS = 10_000

/** What each option would leave of a list, and what each store of the region has of it. */
export async function readFilters(
  context: Context,
  input: ParsedOf<typeof getFilters>,
): Promise<Serialized<Answer> | Refusal<'not_found'>> {
  const { services, region, language } = context
  const catalogue = await services.catalogue.current()
  const query = readListQuery(input, catalogue, context)
  const found = await foundScopeOf(context, input.meta)
  if (!query || found === null) return refuse('not_found')
  query.scope.found = found
  const key = JSON.stringify(['filters', language, region.id, ...keyOfQuery(query, region)])
  return services.answers.read(
    { key, tags: [...tagsOfScope(query.scope), 'store'], ttlMs: STORES_TTL_MS },
    () => makeFilters(context, query, catalogue),
  )
}

async function makeFilters(
  context: Context,
  query: ListQuery,
  catalogue: CatalogueSnapshot,
): Promise<Serialized<Answer>> {
  const { db, region, language } = context
  const { scope, choices } = query
  const [held, counts, stores] = await Promise.all([
    listCountsOf(context, scope),
    choices.length > 0 ? readFilterCounts(db, scope, choices, region, catalogue) : null,
    readStoreCounts(db, scope, choices, region),
  ])
  const left = counts ?? held
  const chosen = choices.find(({ of }) => of === 'places')
  const chosenPlaces = new Set(chosen?.of === 'places' ? chosen.placeIds : [])
  return new Serialized<Answer>({
    filters: listFilters({ query, held, left, region, language }, catalogue),
    sort: sortChoices(query, language, left.total),
    stores: stores.map((store) => ({ ...store, checked: chosenPlaces.has(store.id) })),
    total: left.total,
  })
}
