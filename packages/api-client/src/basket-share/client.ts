import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const saveBasket = bindCall<typeof contract.saveBasket>(
  'POST /api_vue/basket/saveBasket/?sessid',
)
export const getSharedBasket = bindCall<typeof contract.getSharedBasket>(
  'POST /api_vue/basket/share/',
)
export const takeSharedBasket = bindCall<typeof contract.takeSharedBasket>(
  'POST /api_vue/basket/takeShare/',
)
export const sendBasketLink = bindCall<typeof contract.sendBasketLink>(
  'POST /api_vue/retail/basketLink/send/',
)
