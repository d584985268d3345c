import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { suggest } from '@svetlitsa/api-client/contract/search'
import { link } from '@svetlitsa/domain/route/site-map'
import { popularMatches } from '@svetlitsa/domain/search/popular-matches'
import type { Context, Language } from '../../platform/context.ts'
import { nameIn } from '../../platform/name-in.ts'
import { cardOf, cardReader } from '../catalogue/card-of.ts'
import type { Section } from '../catalogue/catalogue-snapshot.ts'
import { type FoundSearch, foundGoods } from './found-goods.ts'
import { readDirect } from './read-direct.ts'
import { readCardsOfProducts } from './search-item.queries.ts'

export type SearchResponse = AnswerOf<typeof suggest>['response']

interface Cut {
  categories: number
  items: number
}

type Asker = Pick<Context, 'db' | 'services' | 'region' | 'language'>

/** What a search found beside the cards of a page: sections, a few goods, popular searches. */
export async function searchResponse(
  context: Asker,
  typed: string,
  found: FoundSearch,
  cut: Cut,
): Promise<SearchResponse> {
  const { understood, total, isRelaxed } = found
  const [categories, items, direct] = await Promise.all([
    categoriesOf(context, found, cut.categories),
    itemsOf(context, found, cut.items),
    readDirect(context, typed),
  ])
  return {
    results: { categories, items, suggest: popularMatches(understood.corrected ?? typed) },
    total,
    direct,
    corrected: understood.corrected,
    isRelaxed,
  }
}

async function categoriesOf(
  { services, language }: Asker,
  { sections }: FoundSearch,
  most: number,
) {
  const { sectionById } = await services.catalogue.current()
  return sections
    .flatMap(([id, count]) => {
      const section = sectionById.get(id)
      return section ? [{ section, count }] : []
    })
    .slice(0, most)
    .map(({ section, count }) => ({
      id: section.id,
      name: fullName(section, sectionById, language),
      code: section.code,
      url: link.section(section.code),
      picture: section.picture,
      count,
    }))
}

/** «Угловые» says nothing away from «Диваны»: an adjective alone stands behind its section's name. */
function fullName(
  section: Section,
  sections: ReadonlyMap<number, Section>,
  language: Language,
): string {
  const name = nameIn(section, language)
  const above = section.parentId === null ? undefined : sections.get(section.parentId)
  if (!above || !/^\S+[ыи]е$/.test(name)) return name
  return `${nameIn(above, language)}: ${name.toLowerCase()}`
}

async function itemsOf(context: Asker, found: FoundSearch, most: number) {
  const { db, region } = context
  const { productIds, offerIds } = found
  const shown = productIds.slice(0, most)
  const rows = await readCardsOfProducts(db, shown, { zoneId: region.priceZoneId, offerIds })
  const reader = await cardReader(context)
  return rows.map((row) => {
    const { id, name, url, offerIdCurrent, images, price } = cardOf(row, reader)
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

/** What stands in the drop-down while a search is typed: three of each (storefront §9). */
export async function readSuggestions(context: Asker, typed: string): Promise<SearchResponse> {
  const found = await foundGoods(context, typed, { isTyping: true, limit: SHOWN })
  return searchResponse(context, typed, found, { categories: SHOWN, items: SHOWN })
}

const SHOWN = 3
