import { bind } from '../client/bind.ts'
import type * as contract from '../contract/payment.ts'

export const getPaymentMethods = bind<typeof contract.getPaymentMethods>(
  'POST /api_vue/basket/getPaymentMethods/',
)
export const startPayment = bind<typeof contract.startPayment>('POST /api_vue/payment/payment/')
export const getPaymentState = bind<typeof contract.getPaymentState>('POST /api_vue/payment/state/')
export const startYandexPay = bind<typeof contract.startYandexPay>(
  'GET /api_vue/payment/yandexPay/?basketGroup&methodId&sum',
)
export const startKaspi = bind<typeof contract.startKaspi>('POST /api_vue/payment/kaspi/')
