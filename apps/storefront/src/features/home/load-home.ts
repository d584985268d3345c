import { getMiniCards, getProducts } from '@svetlitsa/api-client/api/catalogue'
import { listSize } from '@svetlitsa/domain/slider/list-size'
import type { ProductOfCall } from '@svetlitsa/shell/card/product-of-call'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'
import { sceneSpots } from './scene-spots.ts'

/** Hits and sale of the first page, and the things of its room. A part that cannot be had is left out. */
export async function loadHome(context: PageContext) {
  const [hits, sale, ...things] = await Promise.all([
    loadCards(context, 'hits'),
    loadCards(context, 'sale'),
    ...sceneSpots.map(({ section }) => loadFirst(context, section)),
  ])
  const spots = sceneSpots.flatMap((spot, index) => {
    const product = things[index]
    return product ? [{ ...spot, product }] : []
  })
  return { hits, sale, spots }
}

async function loadCards(context: PageContext, type: 'hits' | 'sale'): Promise<ProductOfCall[]> {
  const count = listSize({ kind: type, isCrawler: context.isCrawler })
  const outcome = await getMiniCards({ type, count }, callOptions(context))
  return outcome.ok ? outcome.answer.elements : []
}

/** The most popular thing of a section; a shop without that section has none. */
async function loadFirst(context: PageContext, section: string): Promise<ProductOfCall | null> {
  const outcome = await getProducts(
    { section, meta: { count: 1 }, additional: false },
    callOptions(context),
  )
  return outcome.ok ? (outcome.answer.elements[0] ?? null) : null
}
