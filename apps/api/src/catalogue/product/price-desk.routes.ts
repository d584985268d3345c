import { plannedPrices, prices } from '@svetlitsa/api-client/price-desk/contract'
import { handleResource } from '../../shop/resource/handle-resource.ts'
import { plannedPriceRepository } from './planned-price-desk.queries.ts'
import { priceRepository } from './price-desk.queries.ts'

/** The owner's prices, those of today and those that are planned (shop.prices). */
export const priceDeskRoutes = [
  ...handleResource(prices, priceRepository),
  ...handleResource(plannedPrices, plannedPriceRepository),
]
