import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getPaymentMethods = bindCall<typeof contract.getPaymentMethods>(
  'POST /api_vue/basket/getPaymentMethods/',
)
export const startPayment = bindCall<typeof contract.startPayment>('POST /api_vue/payment/payment/')
export const getPaymentState = bindCall<typeof contract.getPaymentState>(
  'POST /api_vue/payment/state/',
)
export const startYandexPay = bindCall<typeof contract.startYandexPay>(
  'GET /api_vue/payment/yandexPay/?basketGroup&methodId&sum&percent&code',
)
export const startKaspi = bindCall<typeof contract.startKaspi>('POST /api_vue/payment/kaspi/')
export const startCredit = bindCall<typeof contract.startCredit>('POST /api_vue/payment/credit/')
export const startDolyame = bindCall<typeof contract.startDolyame>('POST /api_vue/payment/dolyame/')
export const startOnReceipt = bindCall<typeof contract.startOnReceipt>(
  'POST /api_vue/payment/onReceipt/',
)
