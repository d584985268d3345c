import { bind } from '../client/bind.ts'
import type * as contract from '../contract/receipt.ts'

export const getReceipt = bind<typeof contract.getReceipt>('POST /api_vue/getReceipt/')
export const getCheckPayment = bind<typeof contract.getCheckPayment>(
  'POST /api_vue/getCheckPayment/',
)
export const getRefand = bind<typeof contract.getRefand>('POST /api_vue/getRefand/')
export const checkWaybill = bind<typeof contract.checkWaybill>('POST /api_vue/waybill/')
export const getAssemblerInfo = bind<typeof contract.getAssemblerInfo>(
  'POST /api_vue/getAssemblerInfo/',
)
