import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getShopSetup = bindCall<typeof contract.getShopSetup>(
  'POST /api_vue/retail/shop/setup/',
)
export const saveShopSetup = bindCall<typeof contract.saveShopSetup>(
  'POST /api_vue/retail/shop/setup/save/',
)
