import { stockQueryOffers } from '@svetlitsa/domain/product/stock-query-offers'
import { listSize } from '@svetlitsa/domain/slider/list-size'
import type { Context } from '../../platform/context.ts'
import { cardOf, cardReader, type ProductCard } from '../catalogue/card-of.ts'
import {
  readCardsOfKind,
  readCardsOfOffers,
  readCardsOfTags,
} from '../catalogue/mini-card.queries.ts'
import type { ListedRow } from '../catalogue/product-list.queries.ts'
import { quantityOf } from '../stock/places-with.ts'
import { findRemains } from '../stock/remains.queries.ts'
import { remainsAtPlace } from '../stock/remains-at-place.ts'
import type { SliderRow } from './slider.queries.ts'

/** Of what is shown in stock only, some falls out: so many times more is read. */
const SPARE = 3

/** The goods of a slider by its type; an item without a current offer is dropped (storefront §4). */
export async function sliderProducts(
  context: Context,
  row: SliderRow,
  storeId: number | null,
): Promise<ProductCard[]> {
  const { isCrawler } = context
  const size = row.count ?? listSize({ kind: row.type === 'sale' ? 'sale' : 'hits', isCrawler })
  const inStockOnly = row.display === 'В наличии'
  const rows = await rowsOf(context, row, inStockOnly ? size * SPARE : size)
  const reader = await cardReader(context)
  const cards = rows
    .map((one) => cardOf(one, reader))
    .filter(({ offerIdCurrent }) => offerIdCurrent !== 0)
  const shown = inStockOnly ? await inStock(context, cards, storeId) : cards
  return shown.slice(0, size)
}

async function rowsOf(context: Context, row: SliderRow, count: number): Promise<ListedRow[]> {
  const { db, services, region } = context
  const zoneId = region.priceZoneId
  switch (row.type) {
    case 'hits':
    case 'sale':
    case 'news':
      return readCardsOfKind(db, row.type, count, zoneId)
    case 'productsByIds':
      return readCardsOfOffers(db, row.offerIds, zoneId)
    case 'productsByTag': {
      const { sectionById } = await services.catalogue.current()
      const tags = [...sectionById.values()].flatMap((section) => section.tags)
      const tagIds = tags.filter(({ code }) => code === row.tagCode).map(({ id }) => id)
      return (await readCardsOfTags(db, tagIds, { count, page: 1, zoneId })).rows
    }
    case 'promotions':
      return []
  }
}

/** Cards of which the region, or the store, has any of the offers that lists ask for. */
async function inStock(
  { db, region }: Context,
  cards: readonly ProductCard[],
  storeId: number | null,
): Promise<ProductCard[]> {
  const offerIds = cards.flatMap(({ offers }) => stockQueryOffers(offers).map(({ id }) => id))
  const remains = await findRemains(db, region.id, offerIds)
  const held = new Set(
    remains
      .filter((one) => quantityOf(storeId === null ? one : remainsAtPlace(one, storeId)) > 0)
      .map(({ productId }) => productId),
  )
  return cards.filter(({ id }) => held.has(id))
}
