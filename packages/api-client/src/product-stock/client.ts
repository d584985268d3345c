import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getStoreBalance = bindCall<typeof contract.getStoreBalance>(
  'GET /api/v1/store/shop/balance/offer/?regionID&offerID',
)
export const getWarehouses = bindCall<typeof contract.getWarehouses>('POST /api_vue/getWarehouses/')
