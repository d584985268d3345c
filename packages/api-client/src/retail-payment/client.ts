import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const placeRetailOrder = bindCall<typeof contract.placeRetailOrder>(
  'POST /api_vue/retail/order/placeOnReceipt/',
)
export const receiveMoney = bindCall<typeof contract.receiveMoney>(
  'POST /api_vue/retail/order/receiveMoney/',
)
