import * as contract from '@svetlitsa/api-client/catalogue/contract'
import { readRandomHits } from '../../catalogue/product/card/mini-card.queries.ts'
import { addAvailabilityToCards } from '../../catalogue/product/card/read-availability.ts'
import { readCardsByTag } from '../../catalogue/product/card/read-cards-by-tag.ts'
import { readMiniCards } from '../../catalogue/product/card/read-mini-cards.ts'
import { createCardReader, toProductCard } from '../../catalogue/product/card/to-product-card.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { readSectionData } from '../section/read-section-data.ts'
import { readFilters } from './read-filters.ts'
import { readProductList } from './read-product-list.ts'

export const catalogueRoutes = [
  handle(contract.getProducts, async (context, input) => {
    const list = await readProductList(context, input)
    if (list instanceof Refusal || !input.additional) return list
    const answer = list.parse()
    return { ...answer, elements: await addAvailabilityToCards(context, answer.elements) }
  }),

  handle(contract.getFilters, readFilters),

  handle(contract.getCatalogSectionData, readSectionData),

  handle(contract.getMiniCards, async (context, input) => {
    const cards = await readMiniCards(context, input)
    if (!input.withStocks) return cards
    return { elements: await addAvailabilityToCards(context, cards.parse().elements) }
  }),

  handle(contract.getMiniCardsByTag, async (context, input) => {
    const cards = await readCardsByTag(context, input)
    if (!input.withStocks) return cards
    const answer = cards.parse()
    return { ...answer, elements: await addAvailabilityToCards(context, answer.elements) }
  }),

  handle(contract.getRandProducts, async (context, { count = 2 }) => {
    const rows = await readRandomHits(context.db, count, context.region.priceZoneId)
    const reader = await createCardReader(context)
    return { elements: rows.map((row) => toProductCard(row, reader)) }
  }),
]
