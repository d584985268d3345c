import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { suggest } from '@svetlitsa/api-client/search/contract'
import { shouldHideWarrantyLinks } from '@svetlitsa/domain/region/region-flags'
import { link } from '@svetlitsa/domain/route/site-map'
import { findHelpPages } from '@svetlitsa/domain/search/find-help-pages'
import { listPopularMatches } from '@svetlitsa/domain/search/popular-search'
import type { Section } from '../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import { createCardReader, toProductCard } from '../../catalogue/product/card/to-product-card.ts'
import type { Context, Language } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { toRegionData } from '../../shop/region/to-region-data.ts'
import { listLearnedPhrases } from './asked/list-learned-phrases.ts'
import { findDirectMatch } from './find-direct-match.ts'
import { type FoundSearch, searchGoodsCached } from './search-goods-cached.ts'
import { readCardsByProducts } from './search-item.queries.ts'
import { describeFact } from './understood/describe-fact.ts'
import type { Fact } from './understood/fact.ts'

export type SearchResponse = CallAnswer<typeof suggest>['response']

interface SearchLimits {
  categories: number
  items: number
}

type SearchContext = Pick<Context, 'db' | 'services' | 'region' | 'language'>

/** Search results besides the cards of a page: sections, a few products, popular searches. */
export async function buildSearchResponse(
  context: SearchContext,
  typed: string,
  found: FoundSearch,
  limits: SearchLimits,
): Promise<SearchResponse> {
  const { interpreted, total, dropped } = found
  const [categories, items, direct, understood, learned] = await Promise.all([
    listCategories(context, found, limits.categories),
    listItems(context, found, limits.items),
    findDirectMatch(context, typed),
    listUnderstood(context, found),
    listLearnedPhrases(context),
  ])
  return {
    results: {
      categories,
      items,
      suggest: listPopularMatches(interpreted.corrected ?? typed, learned),
      pages: listPages(context, interpreted.corrected ?? typed),
    },
    total,
    direct,
    corrected: interpreted.corrected,
    dropped,
    understood,
  }
}

/** Pages of help, without those that the region hides (nav.franchise-hide). */
function listPages({ region, language }: SearchContext, text: string) {
  const { disableBonus, ...flags } = toRegionData(region, language)
  return findHelpPages(text).filter(
    (page) =>
      !(page === 'guaranty' && shouldHideWarrantyLinks(flags)) &&
      !(page === 'bonus-program' && disableBonus),
  )
}

/** What the words limit the search to; what no product has is named among `dropped` instead. */
async function listUnderstood(
  { services, region, language }: SearchContext,
  { facts, unticked, dropped }: FoundSearch,
) {
  const { properties } = await services.catalogue.current()
  const isDropped = ({ typed }: Fact) => typed.some((words) => dropped.includes(words))
  return facts
    .filter((fact) => unticked.has(fact.key) || !isDropped(fact))
    .map((fact) => ({
      key: fact.key,
      label: describeFact(fact, { properties, region, language }),
      isTicked: !unticked.has(fact.key),
    }))
}

async function listCategories(
  { services, language }: SearchContext,
  { sections }: FoundSearch,
  maxCount: number,
) {
  const { sectionById } = await services.catalogue.current()
  return sections
    .flatMap(([id, count]) => {
      const section = sectionById.get(id)
      return section ? [{ section, count }] : []
    })
    .slice(0, maxCount)
    .map(({ section, count }) => ({
      id: section.id,
      name: buildFullName(section, sectionById, language),
      code: section.code,
      url: link.section(section.code),
      picture: section.picture,
      count,
    }))
}

/**
 * «Угловые» is meaningless without «Диваны», so an adjective is shown after the name of its parent
 * section.
 */
function buildFullName(
  section: Section,
  sections: ReadonlyMap<number, Section>,
  language: Language,
): string {
  const name = localizeName(section, language)
  const parent = section.parentId === null ? undefined : sections.get(section.parentId)
  if (!parent || !/^\S+[ыи]е$/.test(name)) return name
  return `${localizeName(parent, language)}: ${name.toLowerCase()}`
}

async function listItems(context: SearchContext, found: FoundSearch, maxCount: number) {
  const { db, region } = context
  const { productIds, offerIds } = found
  const firstIds = productIds.slice(0, maxCount)
  const rows = await readCardsByProducts(db, firstIds, { zoneId: region.priceZoneId, offerIds })
  const reader = await createCardReader(context)
  return rows.map((row) => {
    const { id, name, url, offerIdCurrent, images, price } = toProductCard(row, reader)
    const isOther = row.offerId !== null && row.offerId !== row.card.offerIdCurrent
    return {
      id,
      offerId: offerIdCurrent,
      name,
      url: isOther ? `${url}?offer_id=${offerIdCurrent}` : url,
      picture: images.detail.medium,
      price,
      sign: region.currency.sign,
    }
  })
}

/** Suggestions while a search is typed: at most three of each type (search.suggest). */
export async function readSuggestions(
  context: SearchContext,
  typed: string,
): Promise<SearchResponse> {
  const found = await searchGoodsCached(context, typed, { isTyping: true, limit: MAX_SUGGESTIONS })
  return buildSearchResponse(context, typed, found, {
    categories: MAX_SUGGESTIONS,
    items: MAX_SUGGESTIONS,
  })
}

const MAX_SUGGESTIONS = 3
