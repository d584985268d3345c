import { bind } from '../client/bind.ts'
import type * as contract from '../contract/product-stock.ts'

export const getStoreBalance = bind<typeof contract.getStoreBalance>(
  'GET /api/v1/store/shop/balance/offer/?regionID&offerID',
)
export const getWarehouses = bind<typeof contract.getWarehouses>('POST /api_vue/getWarehouses/')
