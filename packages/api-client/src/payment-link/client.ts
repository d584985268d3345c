import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const createPaymentLink = bindCall<typeof contract.createPaymentLink>(
  'POST /api_vue/payment/link/',
)
export const withdrawPaymentLink = bindCall<typeof contract.withdrawPaymentLink>(
  'POST /api_vue/payment/link/withdraw/',
)
