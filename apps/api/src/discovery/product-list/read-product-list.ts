import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { getProducts } from '@svetlitsa/api-client/catalogue/contract'
import type { CatalogueSnapshot } from '../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import { createCardReader, toProductCard } from '../../catalogue/product/card/to-product-card.ts'
import type { Context } from '../../platform/context/context.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { Serialized } from '../../platform/http/serialized.ts'
import { toRegionData } from '../../shop/region/to-region-data.ts'
import { buildListFilters } from '../filter/build-list-filters.ts'
import { readFilterCounts } from '../filter/filter-counts.queries.ts'
import { getListCounts } from '../listing/get-list-counts.ts'
import type { ListCounts } from '../listing/list-counts.queries.ts'
import type { Choice, ListQuery } from '../listing/list-query.ts'
import { listSortOptions } from '../listing/list-sort-options.ts'
import { parseListQuery } from '../listing/parse-list-query.ts'
import { readFilteredPage, readProductPage } from '../listing/product-list.queries.ts'
import { buildQueryKey, getListTtlMs, getScopeTags } from '../listing/product-list-cache-key.ts'
import { buildSectionLinks } from '../section/build-section-links.ts'
import { getFoundScope } from './get-found-scope.ts'

type Answer = CallAnswer<typeof getProducts>
type ListAnswer = Serialized<Answer> | Refusal<'not_found'>

/** Reads a page of a list, from the cache where possible. */
export async function readProductList(
  context: Context,
  input: ParsedInput<typeof getProducts>,
): Promise<ListAnswer> {
  const { services, region, language } = context
  const catalogue = await services.catalogue.current()
  const query = parseListQuery(input, catalogue, context)
  const found = await getFoundScope(context, input.meta)
  if (!query || found === null) return refuse('not_found')
  query.scope.found = found
  const withFilters = input.withFilters ?? false
  const buildList = () => buildListAnswer(context, query, catalogue, withFilters)
  if (query.isRandom) return buildList()
  const key = JSON.stringify(['list', language, withFilters, ...buildQueryKey(query, region)])
  return services.responseCache.read(
    { key, tags: getScopeTags(query.scope), ttlMs: getListTtlMs(query) },
    buildList,
  )
}

async function buildListAnswer(
  context: Context,
  query: ListQuery,
  catalogue: CatalogueSnapshot,
  withFilters: boolean,
): Promise<ListAnswer> {
  const { db, region, language } = context
  const { scope, choices, page, size } = query
  const reader = await createCardReader(context)
  const needsCounts = withFilters && choices.length > 0
  const [listCounts, listed, counts, shopCounts] = await Promise.all([
    getListCounts(context, scope),
    isOfferLevel(query)
      ? readFilteredPage(db, query, region)
      : readProductPage(db, query, region.priceZoneId).then((rows) => ({ rows, total: null })),
    needsCounts ? readFilterCounts(db, scope, choices, region, catalogue) : null,
    isWholeShop(query) ? getListCounts(context, { ...scope, section: null, tags: [] }) : null,
  ])
  if (listed.rows.length === 0 && page > 1) return refuse('not_found')
  const total = listed.total ?? listCounts.total
  const buildLinks = (sections: CatalogueSnapshot['roots'], counted: ListCounts) =>
    buildSectionLinks(sections, counted, scope, language)
  return new Serialized<Answer>({
    elements: listed.rows.map((row) => toProductCard(row, reader)),
    childSections: buildLinks(scope.section?.children ?? catalogue.roots, listCounts),
    sections: shopCounts ? buildLinks(catalogue.roots, shopCounts) : [],
    pagination: { count: Math.ceil(total / size), current: page, total, size },
    filters: withFilters
      ? buildListFilters(
          { query, listCounts, filterCounts: counts ?? listCounts, region, language },
          catalogue,
        )
      : [],
    chosen: buildChosenFilters(choices, context, catalogue),
    sort: listSortOptions(query, language, total),
  })
}

/** Whether the list consists of offers, so that a card must show the matching one. */
function isOfferLevel({ choices, scope }: ListQuery): boolean {
  const { kind, promotion, style, found } = scope
  if (found) return true
  return choices.length > 0 || kind === 'sale' || (kind === 'action' && !promotion) || !!style
}

/**
 * Whether the list spans all sections, as hits, discounts and a vendor's products do; such a list
 * links to each of them.
 */
function isWholeShop({ scope }: ListQuery): boolean {
  return scope.kind !== null || scope.vendor !== null || scope.style !== undefined
}

type ChosenFilters = CallAnswer<typeof getProducts>['chosen']

/** Returns the resolved choices that none of the returned filters shows. */
function buildChosenFilters(
  choices: readonly Choice[],
  { region, language, services: { regions } }: Pick<Context, 'region' | 'language' | 'services'>,
  { stores }: CatalogueSnapshot,
): ChosenFilters {
  const places = choices.find((choice) => choice.type === 'places')
  const available = choices.find((choice) => choice.type === 'available')
  const availableRegion =
    available && (available.regionId ? regions.find(available.regionId) : region)
  return {
    stores: stores
      .filter(({ id }) => places?.placeIds.includes(id))
      .map(({ id, name }) => ({ id, value: name })),
    available: availableRegion
      ? { region: availableRegion.code, value: toRegionData(availableRegion, language).nameIn }
      : null,
  }
}
