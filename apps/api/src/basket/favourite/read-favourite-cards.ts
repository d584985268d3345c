import type { Card } from '@svetlitsa/domain/card/card'
import { encodeShareCode, maxSharedOffers } from '@svetlitsa/domain/favourite/share-code'
import { readCardsByOffers } from '../../catalogue/product/card/mini-card.queries.ts'
import { createCardReader, toProductCard } from '../../catalogue/product/card/to-product-card.ts'
import type { Context } from '../../platform/context/context.ts'

export interface FavouriteCards {
  products: (Card & { offerId: number })[]
  /** Number of offers that are not sold in this region now. */
  goneCount: number
  /** The code that shares these offers; null when there are none. */
  hash: string | null
}

/** A card for each offer, in the given order, with that offer selected. */
export async function readFavouriteCards(
  context: Pick<Context, 'db' | 'region' | 'language' | 'services'>,
  offerIds: readonly number[],
): Promise<FavouriteCards> {
  const rows = await readCardsByOffers(context.db, offerIds, context.region.priceZoneId)
  const reader = await createCardReader(context)
  const products = rows.map((row) => {
    const card = toProductCard(row, reader)
    return { ...card, offerId: row.offerId ?? card.offerIdCurrent }
  })
  const shared = products.slice(0, maxSharedOffers).map(({ offerId }) => offerId)
  return {
    products,
    goneCount: offerIds.length - products.length,
    hash: shared.length > 0 ? encodeShareCode(shared) : null,
  }
}
