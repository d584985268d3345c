import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const startBill = bindCall<typeof contract.startBill>('POST /api_vue/payment/bill/')
export const getBill = bindCall<typeof contract.getBill>('POST /api_vue/basket/paymentDocs/')
export const printContract = bindCall<typeof contract.printContract>(
  'POST /api_vue/basket/paymentDocs/#contractPrint',
)
export const printOrder = bindCall<typeof contract.printOrder>(
  'POST /api_vue/basket/paymentDocs/#orderPrint',
)
export const printPickList = bindCall<typeof contract.printPickList>(
  'POST /api_vue/basket/paymentDocs/#pickListPrint',
)
