import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

const method = { actionField: 'method' } as const

export const getCertificateBalance = bindCall<typeof contract.getCertificateBalance>(
  'POST /api_vue/payment/certificate/?payId&orderId#getBalance',
  method,
)
export const writeOffCertificate = bindCall<typeof contract.writeOffCertificate>(
  'POST /api_vue/payment/certificate/?payId&orderId#setWriteOff',
  method,
)
