import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getReceipt = bindCall<typeof contract.getReceipt>('POST /api_vue/getReceipt/')
export const getCheckPayment = bindCall<typeof contract.getCheckPayment>(
  'POST /api_vue/getCheckPayment/',
)
