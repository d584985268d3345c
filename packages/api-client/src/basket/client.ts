import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const addToBasket = bindCall<typeof contract.addToBasket>('POST /api_vue/basket/add/')
export const addByMetre = bindCall<typeof contract.addByMetre>('POST /api_vue/basket/#add')
export const getFullBasket = bindCall<typeof contract.getFullBasket>(
  'POST /api_vue/basket/getFullBasket/',
)
export const modifyBasket = bindCall<typeof contract.modifyBasket>('POST /api_vue/basket/modify/')
export const clearBasket = bindCall<typeof contract.clearBasket>('POST /api_vue/basket/clear/')
export const undoClear = bindCall<typeof contract.undoClear>('POST /api_vue/basket/undoClear/')
