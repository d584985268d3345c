import * as contract from '@svetlitsa/api-client/contract/remains'
import { handle } from '../../platform/handle.ts'
import { findOfferIds } from '../catalogue/product-offer.queries.ts'
import { placesWith, quantityOf } from './places-with.ts'
import { findRemains } from './remains.queries.ts'
import { remainsAtPlace } from './remains-at-place.ts'

export const remainsRoutes = [
  handle(contract.getRemains, async ({ db, region }, { type, ids, warehouseId }) => {
    const offerIds = type === 'offer' ? ids : await findOfferIds(db, ids)
    const remains = await findRemains(db, region.id, offerIds)
    return {
      items: remains.map((one) => {
        const places = placesWith(one)
          .sort((id, other) => id - other)
          .filter((id) => warehouseId === undefined || id === warehouseId)
        const warehouses = places.map((id) => ({
          warehouseId: id,
          quantity: quantityOf(remainsAtPlace(one, id)),
        }))
        const quantity =
          warehouseId === undefined ? quantityOf(one) : (warehouses[0]?.quantity ?? 0)
        return { offerId: one.offerId, productId: one.productId, quantity, warehouses }
      }),
    }
  }),
]
