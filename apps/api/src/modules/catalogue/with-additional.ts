import type { Context } from '../../platform/context.ts'
import type { ProductCard } from './card-of.ts'
import { readRemains } from './read-remains.ts'

/** Cards with what the region has of their offers, which no cached list knows. */
export async function withAdditional(
  context: Context,
  cards: ProductCard[],
): Promise<ProductCard[]> {
  const offerIds = cards.flatMap((card) => card.offers.slice(0, 5).map(({ id }) => id))
  const remains = Map.groupBy(await readRemains(context, offerIds), ({ productId }) => productId)
  return cards.map((card) => ({
    ...card,
    additional: (remains.get(card.id) ?? []).map(({ additional }) => additional),
  }))
}
