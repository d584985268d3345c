import type { Card, CardDelivery } from '@svetlitsa/domain/card/card'
import { pickStockQueryOffers } from '@svetlitsa/domain/product/product-offer'
import type { Context } from '../../../platform/context/context.ts'
import { describeAvailability } from '../../../supply/delivery/describe-availability.ts'
import { getRegionDeliverySummary } from '../../../supply/delivery/get-region-delivery-summary.ts'
import { findRemains } from '../../../supply/stock/remains.queries.ts'

export interface ProductAvailability {
  productId: number
  additional: CardDelivery
}

/** Stock and dates of offers in the request's region, at most five offers per product. */
export async function readAvailability(
  context: Context,
  offerIds: readonly number[],
): Promise<ProductAvailability[]> {
  const [remains, deliverySummary] = await Promise.all([
    findRemains(context.db, context.region.id, offerIds),
    getRegionDeliverySummary(context),
  ])
  const remainsByProduct = Map.groupBy(remains, ({ productId }) => productId)
  return [...remainsByProduct].flatMap(([productId, offers]) =>
    pickStockQueryOffers(offers).map((offer) => ({
      productId,
      additional: describeAvailability(offer, deliverySummary, context),
    })),
  )
}

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
