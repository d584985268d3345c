import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getOrderConfirmation = bindCall<typeof contract.getOrderConfirmation>(
  'POST /api_vue/order/confirmation/',
)
export const confirmOrder = bindCall<typeof contract.confirmOrder>('POST /api_vue/order/confirm/')
export const handOverOrder = bindCall<typeof contract.handOverOrder>(
  'POST /api_vue/order/handOver/',
)
export const createOrderForCustomer = bindCall<typeof contract.createOrderForCustomer>(
  'POST /api_vue/retail/order/create/',
)
export const sendConfirmationCode = bindCall<typeof contract.sendConfirmationCode>(
  'POST /api_vue/retail/order/sendCode/',
)
export const confirmForCustomer = bindCall<typeof contract.confirmForCustomer>(
  'POST /api_vue/retail/order/confirm/',
)
