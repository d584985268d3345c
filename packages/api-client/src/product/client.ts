import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getProduct = bindCall<typeof contract.getProduct>('POST /api_vue/getProduct/?sr')
export const getProductOffers = bindCall<typeof contract.getProductOffers>(
  'POST /api_vue/getProductOffers/',
)
export const getProductRemains = bindCall<typeof contract.getProductRemains>(
  'POST /api_vue/getProductRemains/',
)
export const getProductAdditional = bindCall<typeof contract.getProductAdditional>(
  'POST /api_vue/getProductAdditional/',
)
