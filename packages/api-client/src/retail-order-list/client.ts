import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getRetailOrders = bindCall<typeof contract.getRetailOrders>(
  'POST /api_vue/retail/orders/',
)
export const getRetailViews = bindCall<typeof contract.getRetailViews>(
  'POST /api_vue/retail/views/',
)
export const saveRetailView = bindCall<typeof contract.saveRetailView>(
  'POST /api_vue/retail/views/save/',
)
export const removeRetailView = bindCall<typeof contract.removeRetailView>(
  'POST /api_vue/retail/views/remove/',
)
