import { bindResource } from '../resource/client.ts'
import type * as contract from './contract.ts'

export const promotions = bindResource<typeof contract.promotions>(
  '/api_vue/retail/shop/promotions/',
)
export const promotionProducts = bindResource<typeof contract.promotionProducts>(
  '/api_vue/retail/shop/promotion-products/',
)
