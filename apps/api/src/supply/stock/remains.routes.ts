import * as contract from '@svetlitsa/api-client/stock/contract'
import { handle } from '../../platform/http/handle.ts'
import { findOfferIds } from '../offer/offer-id.queries.ts'
import { getRemainsAtPlace } from './get-remains-at-place.ts'
import { getAvailableQuantity, listPlacesWithStock } from './list-places-with-stock.ts'
import { findRemains } from './remains.queries.ts'

export const remainsRoutes = [
  handle(contract.getRemains, async ({ db, region }, { type, ids, warehouseId }) => {
    const offerIds = type === 'offer' ? ids : await findOfferIds(db, ids)
    const remains = await findRemains(db, region.id, offerIds)
    return {
      items: remains.map((offerRemains) => {
        const places = listPlacesWithStock(offerRemains)
          .sort((id, otherId) => id - otherId)
          .filter((id) => warehouseId === undefined || id === warehouseId)
        const warehouses = places.map((id) => ({
          warehouseId: id,
          quantity: getAvailableQuantity(getRemainsAtPlace(offerRemains, id)),
        }))
        const quantity =
          warehouseId === undefined
            ? getAvailableQuantity(offerRemains)
            : (warehouses[0]?.quantity ?? 0)
        return {
          offerId: offerRemains.offerId,
          productId: offerRemains.productId,
          quantity,
          warehouses,
        }
      }),
    }
  }),
]
