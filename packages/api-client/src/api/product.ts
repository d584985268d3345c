import { bind } from '../client/bind.ts'
import type * as contract from '../contract/product.ts'

export const getProduct = bind<typeof contract.getProduct>('POST /api_vue/getProduct/?sr')
export const getProductOffers = bind<typeof contract.getProductOffers>(
  'POST /api_vue/getProductOffers/',
)
export const getProductRemains = bind<typeof contract.getProductRemains>(
  'POST /api_vue/getProductRemains/',
)
export const getProductAdditional = bind<typeof contract.getProductAdditional>(
  'POST /api_vue/getProductAdditional/',
)
