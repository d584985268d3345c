import type { Card } from '@svetlitsa/domain/card/card'
import type { Context } from '../../../platform/context/context.ts'
import { readAvailability } from './read-availability.ts'

/** Adds to cards the stock of their offers in the region, which is not part of cached lists. */
export async function addAvailabilityToCards(context: Context, cards: Card[]): Promise<Card[]> {
  const offerIds = cards.flatMap((card) => card.offers.slice(0, 5).map(({ id }) => id))
  const remains = Map.groupBy(
    await readAvailability(context, offerIds),
    ({ productId }) => productId,
  )
  return cards.map((card) => ({
    ...card,
    additional: (remains.get(card.id) ?? []).map(({ additional }) => additional),
  }))
}
