import type { AnswerOf, ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { getProducts } from '@svetlitsa/api-client/contract/catalogue'
import type { Context } from '../../platform/context.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { Serialized } from '../../platform/serialized.ts'
import { foundScopeOf } from '../search/found-scope-of.ts'
import { keyOfQuery, tagsOfScope, ttlOf } from './cache-of-list.ts'
import { cardOf, cardReader } from './card-of.ts'
import type { CatalogueSnapshot } from './catalogue-snapshot.ts'
import { chosenOf } from './chosen-of.ts'
import { readFilterCounts } from './filter-counts.queries.ts'
import type { ListCounts } from './list-counts.queries.ts'
import { listCountsOf } from './list-counts-of.ts'
import { listFilters } from './list-filters.ts'
import type { ListQuery } from './list-query.ts'
import { readFilteredPage, readProductPage } from './product-list.queries.ts'
import { readListQuery } from './read-list-query.ts'
import { sectionLinks } from './section-links.ts'
import { sortChoices } from './sort-choices.ts'

type Answer = AnswerOf<typeof getProducts>
type ListAnswer = Serialized<Answer> | Refusal<'not_found'>

/** A page of a list, from memory where somebody asked for the same before. */
export async function readProductList(
  context: Context,
  input: ParsedOf<typeof getProducts>,
): Promise<ListAnswer> {
  const { services, region, language } = context
  const catalogue = await services.catalogue.current()
  const query = readListQuery(input, catalogue, context)
  const found = await foundScopeOf(context, input.meta)
  if (!query || found === null) return refuse('not_found')
  query.scope.found = found
  const withFilters = input.withFilters ?? false
  const make = () => makeList(context, query, catalogue, withFilters)
  if (query.isRandom) return make()
  const key = JSON.stringify(['list', language, withFilters, ...keyOfQuery(query, region)])
  return services.answers.read({ key, tags: tagsOfScope(query.scope), ttlMs: ttlOf(query) }, make)
}

async function makeList(
  context: Context,
  query: ListQuery,
  catalogue: CatalogueSnapshot,
  withFilters: boolean,
): Promise<ListAnswer> {
  const { db, region, language } = context
  const { scope, choices, page, size } = query
  const reader = await cardReader(context)
  const needsCounts = withFilters && choices.length > 0
  const [held, listed, counts, everywhere] = await Promise.all([
    listCountsOf(context, scope),
    isOfferLevel(query)
      ? readFilteredPage(db, query, region)
      : readProductPage(db, query, region.priceZoneId).then((rows) => ({ rows, total: null })),
    needsCounts ? readFilterCounts(db, scope, choices, region, catalogue) : null,
    isWholeShop(query) ? listCountsOf(context, { ...scope, section: null, tags: [] }) : null,
  ])
  if (listed.rows.length === 0 && page > 1) return refuse('not_found')
  const total = listed.total ?? held.total
  const links = (sections: CatalogueSnapshot['roots'], counted: ListCounts) =>
    sectionLinks(sections, counted, scope, language)
  return new Serialized<Answer>({
    elements: listed.rows.map((row) => cardOf(row, reader)),
    childSections: links(scope.section?.children ?? catalogue.roots, held),
    sections: everywhere ? links(catalogue.roots, everywhere) : [],
    pagination: { count: Math.ceil(total / size), current: page, total, size },
    filters: withFilters
      ? listFilters({ query, held, left: counts ?? held, region, language }, catalogue)
      : [],
    chosen: chosenOf(choices, context, catalogue),
    sort: sortChoices(query, language, total),
  })
}

/** Whether it is offers that a list is made of, so that a card must show the one that is meant. */
function isOfferLevel({ choices, scope }: ListQuery): boolean {
  const { kind, promotion, style, found } = scope
  if (found) return true
  return choices.length > 0 || kind === 'sale' || (kind === 'action' && !promotion) || !!style
}

/** Hits, discounts and a vendor's goods go across all sections: their lists lead to each of them. */
function isWholeShop({ scope }: ListQuery): boolean {
  return scope.kind !== null || scope.vendor !== null || scope.style !== undefined
}
