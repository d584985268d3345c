import { bind } from '../client/bind.ts'
import type * as contract from '../contract/basket.ts'

export const addToBasket = bind<typeof contract.addToBasket>('POST /api_vue/basket/add/')
export const addByMetre = bind<typeof contract.addByMetre>('POST /api_vue/basket/#add')
export const getFullBasket = bind<typeof contract.getFullBasket>(
  'POST /api_vue/basket/getFullBasket/',
)
export const modifyBasket = bind<typeof contract.modifyBasket>('POST /api_vue/basket/modify/')
export const clearBasket = bind<typeof contract.clearBasket>('POST /api_vue/basket/clear/')
export const setCoupon = bind<typeof contract.setCoupon>('POST /api_vue/basket/setCoupon/')
