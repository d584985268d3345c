import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const createOrder = bindCall<typeof contract.createOrder>(
  'POST /api_vue/basket/createOrder/',
)
export const getCheckoutOrder = bindCall<typeof contract.getCheckoutOrder>(
  'POST /api_vue/basket/getOrder/',
)
