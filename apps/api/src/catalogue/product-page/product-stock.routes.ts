import * as contract from '@svetlitsa/api-client/product-stock/contract'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { toRegionData } from '../../shop/region/to-region-data.ts'
import { findSupplyingPlaces } from '../../supply/stock/product-stock.queries.ts'
import { readWarehouses, toWarehouse } from '../../supply/stock/read-warehouses.ts'
import { findRemains } from '../../supply/stock/remains.queries.ts'
import { findShownProduct } from '../product/shown-product.queries.ts'

export const productStockRoutes = [
  handle(contract.getStoreBalance, async ({ db, region, language }, { offerID }) => {
    const [remains, places] = await Promise.all([
      findRemains(db, region.id, [offerID]),
      findSupplyingPlaces(db, region.id),
    ])
    if (remains.length === 0) return refuse('not_found')
    const stores = places
      .filter(({ kind }) => kind === 'store')
      .map((place) => toWarehouse(place, remains, language))
      .map(({ kind: _kind, offers: _offers, ...store }) => store)
    const total = stores.reduce((sum, { quantity }) => sum + quantity, 0)
    return { stores, total, nameIn: toRegionData(region, language).nameIn }
  }),

  handle(contract.getWarehouses, async (context, { productId, sectionCode }) => {
    const product = await findShownProduct(context.db, productId)
    if (!product || (sectionCode && product.sectionCode !== sectionCode)) return refuse('not_found')
    return { warehouses: await readWarehouses(context, productId) }
  }),
]
