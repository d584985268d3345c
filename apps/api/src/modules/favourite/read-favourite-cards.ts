import { maximumShared, shareCode } from '@svetlitsa/domain/favourite/share-code'
import type { Context } from '../../platform/context.ts'
import { cardOf, cardReader, type ProductCard } from '../catalogue/card-of.ts'
import { readCardsOfOffers } from '../catalogue/mini-card.queries.ts'

export interface FavouriteCards {
  products: (ProductCard & { offerId: number })[]
  /** Offers that are not sold in this region now. */
  goneCount: number
  /** The code under which these offers are shared; null where there are none. */
  hash: string | null
}

/** A card for each offer, in their order, with that offer in front. */
export async function readFavouriteCards(
  context: Pick<Context, 'db' | 'region' | 'language' | 'services'>,
  offerIds: readonly number[],
): Promise<FavouriteCards> {
  const rows = await readCardsOfOffers(context.db, offerIds, context.region.priceZoneId)
  const reader = await cardReader(context)
  const products = rows.map((row) => {
    const card = cardOf(row, reader)
    return { ...card, offerId: row.offerId ?? card.offerIdCurrent }
  })
  const shared = products.slice(0, maximumShared).map(({ offerId }) => offerId)
  return {
    products,
    goneCount: offerIds.length - products.length,
    hash: shared.length > 0 ? shareCode(shared) : null,
  }
}
