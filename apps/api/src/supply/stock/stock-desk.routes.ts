import { stockCounts } from '@svetlitsa/api-client/stock-desk/contract'
import { handleResource } from '../../shop/resource/handle-resource.ts'
import { stockRepository } from './stock-desk.queries.ts'

/** What lies at each place, corrected by the owner (shop.stock). */
export const stockDeskRoutes = handleResource(stockCounts, stockRepository)
