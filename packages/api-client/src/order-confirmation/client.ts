import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getOrderConfirmation = bindCall<typeof contract.getOrderConfirmation>(
  'POST /api_vue/order/confirmation/',
)
export const confirmOrder = bindCall<typeof contract.confirmOrder>('POST /api_vue/order/confirm/')
