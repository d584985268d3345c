import type { Card } from '@svetlitsa/domain/card/card'
import { pickStockQueryOffers } from '@svetlitsa/domain/product/product-offer'
import { getListSize } from '@svetlitsa/domain/slider/slider'
import type { ListedRow } from '../../catalogue/product/card/current-cards.ts'
import {
  readCardsByKind,
  readCardsByOffers,
  readCardsByTags,
} from '../../catalogue/product/card/mini-card.queries.ts'
import { createCardReader, toProductCard } from '../../catalogue/product/card/to-product-card.ts'
import type { Context } from '../../platform/context/context.ts'
import { getRemainsAtPlace } from '../../supply/stock/get-remains-at-place.ts'
import { getAvailableQuantity } from '../../supply/stock/list-places-with-stock.ts'
import { findRemains } from '../../supply/stock/remains.queries.ts'
import type { SliderRow } from './slider.queries.ts'

/** Reads this many times more products, because those out of stock are filtered out afterwards. */
const OVERFETCH_FACTOR = 3

/** The first page of a slider's products. */
export interface SliderPage {
  products: Card[]
  pageCount: number
  pageSize: number
}

/**
 * The products of a slider by its type; an item without a current offer is dropped (slider.rules).
 * Only a slider by tag has further pages, unless it leaves out what is out of stock: its pages
 * would then overlap.
 */
export async function listSliderProducts(
  context: Context,
  row: SliderRow,
  storeId: number | null,
): Promise<SliderPage> {
  const { isCrawler } = context
  const size = row.count ?? getListSize({ kind: row.type === 'sale' ? 'sale' : 'hits', isCrawler })
  const inStockOnly = row.display === 'В наличии'
  const count = inStockOnly ? size * OVERFETCH_FACTOR : size
  const { rows, total } = await findSliderRows(context, row, count)
  const reader = await createCardReader(context)
  const cards = rows
    .map((row) => toProductCard(row, reader))
    .filter(({ offerIdCurrent }) => offerIdCurrent !== 0)
  const visibleCards = inStockOnly ? await filterInStock(context, cards, storeId) : cards
  const pageCount = inStockOnly ? 1 : Math.max(1, Math.ceil(total / size))
  return { products: visibleCards.slice(0, size), pageCount, pageSize: size }
}

async function findSliderRows(
  context: Context,
  row: SliderRow,
  count: number,
): Promise<{ rows: ListedRow[]; total: number }> {
  const { db, services, region } = context
  const zoneId = region.priceZoneId
  switch (row.type) {
    case 'hits':
    case 'sale':
    case 'news':
      return toOnlyPage(await readCardsByKind(db, row.type, count, zoneId))
    case 'productsByIds':
      return toOnlyPage(await readCardsByOffers(db, row.offerIds, zoneId))
    case 'productsByTag': {
      const { sectionById } = await services.catalogue.current()
      const tags = [...sectionById.values()].flatMap((section) => section.tags)
      const tagIds = tags.filter(({ code }) => code === row.tagCode).map(({ id }) => id)
      return readCardsByTags(db, tagIds, { count, page: 1, zoneId })
    }
    case 'promotions':
      return toOnlyPage([])
  }
}

function toOnlyPage(rows: ListedRow[]) {
  return { rows, total: 0 }
}

/**
 * Cards with at least one offer in stock in the region or the store, among the offers that lists
 * check.
 */
async function filterInStock(
  { db, region }: Context,
  cards: readonly Card[],
  storeId: number | null,
): Promise<Card[]> {
  const offerIds = cards.flatMap(({ offers }) => pickStockQueryOffers(offers).map(({ id }) => id))
  const remains = await findRemains(db, region.id, offerIds)
  const held = new Set(
    remains
      .filter(
        (item) =>
          getAvailableQuantity(storeId === null ? item : getRemainsAtPlace(item, storeId)) > 0,
      )
      .map(({ productId }) => productId),
  )
  return cards.filter(({ id }) => held.has(id))
}
