import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getExchange = bindCall<typeof contract.getExchange>(
  'POST /api_vue/retail/shop/exchange/',
)
