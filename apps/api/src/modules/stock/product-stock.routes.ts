import * as contract from '@svetlitsa/api-client/contract/product-stock'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { findShownProduct } from '../catalogue/shown-product.queries.ts'
import { findSupplyingPlaces } from './offers-of-product.queries.ts'
import { readWarehouses, warehouseOf } from './read-warehouses.ts'
import { findRemains } from './remains.queries.ts'

export const productStockRoutes = [
  handle(contract.getStoreBalance, async ({ db, region, language }, { offerID }) => {
    const [remains, places] = await Promise.all([
      findRemains(db, region.id, [offerID]),
      findSupplyingPlaces(db, region.id),
    ])
    if (remains.length === 0) return refuse('not_found')
    const stores = places
      .filter(({ kind }) => kind === 'store')
      .map((place) => warehouseOf(place, remains, language))
      .map(({ kind: _kind, offers: _offers, ...store }) => store)
    return { stores, total: stores.reduce((sum, { quantity }) => sum + quantity, 0) }
  }),

  handle(contract.getWarehouses, async (context, { productId, sectionCode }) => {
    const product = await findShownProduct(context.db, productId)
    if (!product || (sectionCode && product.sectionCode !== sectionCode)) return refuse('not_found')
    return { warehouses: await readWarehouses(context, productId) }
  }),
]
