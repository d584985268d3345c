import * as contract from '@svetlitsa/api-client/contract/catalogue'
import { handle } from '../../platform/handle.ts'
import { Refusal } from '../../platform/refusal.ts'
import { cardOf, cardReader } from './card-of.ts'
import { readRandomHits } from './mini-card.queries.ts'
import { readCardsByTag } from './read-cards-by-tag.ts'
import { readFilters } from './read-filters.ts'
import { readMiniCards } from './read-mini-cards.ts'
import { readProductList } from './read-product-list.ts'
import { readSectionData } from './read-section-data.ts'
import { withAdditional } from './with-additional.ts'

export const catalogueRoutes = [
  handle(contract.getProducts, async (context, input) => {
    const list = await readProductList(context, input)
    if (list instanceof Refusal || !input.additional) return list
    const answer = list.parse()
    return { ...answer, elements: await withAdditional(context, answer.elements) }
  }),

  handle(contract.getFilters, readFilters),

  handle(contract.getCatalogSectionData, readSectionData),

  handle(contract.getMiniCards, async (context, input) => {
    const cards = await readMiniCards(context, input)
    if (!input.withStocks) return cards
    return { elements: await withAdditional(context, cards.parse().elements) }
  }),

  handle(contract.getMiniCardsByTag, async (context, input) => {
    const cards = await readCardsByTag(context, input)
    if (!input.withStocks) return cards
    const answer = cards.parse()
    return { ...answer, elements: await withAdditional(context, answer.elements) }
  }),

  handle(contract.getRandProducts, async (context, { count = 2 }) => {
    const rows = await readRandomHits(context.db, count, context.region.priceZoneId)
    const reader = await cardReader(context)
    return { elements: rows.map((row) => cardOf(row, reader)) }
  }),
]
