import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getDeliveryOfBasket = bindCall<typeof contract.getDeliveryOfBasket>(
  'GET /api_vue/basket/getDeliveryOfBasket/',
)
export const getDeliveryTimeOfBasket = bindCall<typeof contract.getDeliveryTimeOfBasket>(
  'GET /api_vue/basket/getDeliveryTimeOfBasket/',
)
