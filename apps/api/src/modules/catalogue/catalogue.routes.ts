import * as contract from '@svetlitsa/api-client/contract/catalogue'
import { handle } from '../../platform/handle.ts'
import { Refusal } from '../../platform/refusal.ts'
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
]
