import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getOrder = bindCall<typeof contract.getOrder>('POST /api_vue/order/services/getOrder/')
export const getAvailableDeliveryDates = bindCall<typeof contract.getAvailableDeliveryDates>(
  'POST /api_vue/order/services/getAvailableDeliveryDates/',
)
export const calculationOfServiceList = bindCall<typeof contract.calculationOfServiceList>(
  'POST /api_vue/order/services/calculationOfServiceList/',
)
