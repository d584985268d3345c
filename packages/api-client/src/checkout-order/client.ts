import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const chooseCheckoutPayment = bindCall<typeof contract.chooseCheckoutPayment>(
  'POST /api/v1/sale/checkout/payment/id',
)
export const saveCurrentAccount = bindCall<typeof contract.saveCurrentAccount>(
  'POST /api/v1/sale/checkout/currentAccount',
)
export const setCheckoutCoupon = bindCall<typeof contract.setCheckoutCoupon>(
  'POST /api/v1/sale/checkout/coupon',
)
export const setCheckoutBonus = bindCall<typeof contract.setCheckoutBonus>(
  'POST /api/v1/sale/checkout/bonus',
)
export const payCheckoutCertificate = bindCall<typeof contract.payCheckoutCertificate>(
  'POST /api/v1/sale/checkout/certificate',
)
export const getCheckoutCalculation = bindCall<typeof contract.getCheckoutCalculation>(
  'GET /api/v1/sale/checkout/calculation?id',
)
export const createCheckoutOrder = bindCall<typeof contract.createCheckoutOrder>(
  'POST /api/v1/sale/checkout/order/create',
)
export const getGtmProducts = bindCall<typeof contract.getGtmProducts>(
  'GET /api/v1/sale/checkout/gtm/products?id',
)
export const setOperatorCode = bindCall<typeof contract.setOperatorCode>(
  'POST /api/v1/sale/checkout/operatorCode',
)
