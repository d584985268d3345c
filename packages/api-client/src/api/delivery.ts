import { bind } from '../client/bind.ts'
import type * as contract from '../contract/delivery.ts'

export const getDelivery = bind<typeof contract.getDelivery>('POST /api_vue/basket/getDelivery/')
export const setDelivery = bind<typeof contract.setDelivery>('POST /api_vue/basket/setDelivery/')
export const getYandexPrice = bind<typeof contract.getYandexPrice>(
  'POST /api_vue/basket/getYandexPrice/',
)
export const suggestAddress = bind<typeof contract.suggestAddress>('POST /api_vue/suggest/address/')
