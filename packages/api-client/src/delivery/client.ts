import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getDelivery = bindCall<typeof contract.getDelivery>(
  'POST /api_vue/basket/getDelivery/',
)
export const setDelivery = bindCall<typeof contract.setDelivery>(
  'POST /api_vue/basket/setDelivery/',
)
export const getYandexPrice = bindCall<typeof contract.getYandexPrice>(
  'POST /api_vue/basket/getYandexPrice/',
)
export const getCoordsData = bindCall<typeof contract.getCoordsData>(
  'POST /api_vue/basket/getCoordsData/',
)
export const suggestAddress = bindCall<typeof contract.suggestAddress>(
  'POST /api_vue/suggest/address/',
)
export const runDelayedDelivery = bindCall<typeof contract.runDelayedDelivery>(
  'POST /api_vue/personal/#runDelayedDelivery',
)
