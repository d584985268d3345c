import { stockQueryOffers } from '@svetlitsa/domain/product/stock-query-offers'
import type { Context } from '../../platform/context.ts'
import { type Additional, additionalOf } from '../delivery/additional-of.ts'
import { regionOutlook } from '../delivery/region-outlook.ts'
import { findRemains } from '../stock/remains.queries.ts'

export interface ProductRemains {
  productId: number
  additional: Additional
}

/** Stock and dates of offers in the request's region, of at most five for a product. */
export async function readRemains(
  context: Context,
  offerIds: readonly number[],
): Promise<ProductRemains[]> {
  const [remains, outlook] = await Promise.all([
    findRemains(context.db, context.region.id, offerIds),
    regionOutlook(context),
  ])
  const ofProducts = Map.groupBy(remains, ({ productId }) => productId)
  return [...ofProducts].flatMap(([productId, its]) =>
    stockQueryOffers(its).map((one) => ({
      productId,
      additional: additionalOf(one, outlook, context),
    })),
  )
}
