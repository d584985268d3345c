import { promotionProducts, promotions } from '@svetlitsa/api-client/promotion-desk/contract'
import { handleResource } from '../../shop/resource/handle-resource.ts'
import { promotionProductRepository, promotionRepository } from './promotion-desk.queries.ts'

/** The owner's promotions and their products (shop.promotions). */
export const promotionDeskRoutes = [
  ...handleResource(promotions, promotionRepository),
  ...handleResource(promotionProducts, promotionProductRepository),
]
