import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getOrders = bindCall<typeof contract.getOrders>('POST /api_vue/personal/#getOrders')
export const getOrder = bindCall<typeof contract.getOrder>('POST /api_vue/personal/#getOrder')
export const getOrderByPhoneAndGuid = bindCall<typeof contract.getOrderByPhoneAndGuid>(
  'POST /api_vue/personal/#getOrderByPhoneAndGuid',
)
export const getReasonsForClose = bindCall<typeof contract.getReasonsForClose>(
  'POST /api_vue/personal/#getReasonsForClose',
)
export const closeOrder = bindCall<typeof contract.closeOrder>('POST /api_vue/personal/#closeOrder')
export const refund = bindCall<typeof contract.refund>('POST /api_vue/personal/#refund')
export const withdrawRefund = bindCall<typeof contract.withdrawRefund>(
  'POST /api_vue/personal/#withdrawRefund',
)
export const sendAssembly = bindCall<typeof contract.sendAssembly>(
  'POST /api_vue/personal/#sendAssembly',
)
