import { bindCall } from '../call/bind-call.ts'
import type * as orderContract from '../checkout-order/contract.ts'
import type * as contract from './contract.ts'

export const getCheckoutStep = bindCall<typeof contract.getCheckoutStep>(
  'GET /api/v1/sale/checkout/step?id',
)
export const saveCheckoutStep = bindCall<typeof contract.saveCheckoutStep>(
  'POST /api/v1/sale/checkout/step',
)
export const sendCheckoutCode = bindCall<typeof contract.sendCheckoutCode>(
  'POST /api/v1/sale/checkout/contact/phone/send',
)
export const checkCheckoutCode = bindCall<typeof contract.checkCheckoutCode>(
  'POST /api/v1/sale/checkout/contact/phone/check',
)
export const saveCheckoutDelivery = bindCall<typeof contract.saveCheckoutDelivery>(
  'POST /api/v1/sale/checkout/delivery/fieldSet',
)
export const chooseCheckoutDelivery = bindCall<typeof contract.chooseCheckoutDelivery>(
  'POST /api/v1/sale/checkout/delivery/id',
)
export const chooseCheckoutDeliveryType = bindCall<typeof contract.chooseCheckoutDeliveryType>(
  'POST /api/v1/sale/checkout/delivery/type',
)
export const chooseCheckoutSlot = bindCall<typeof contract.chooseCheckoutSlot>(
  'POST /api/v1/sale/checkout/delivery/dateAndTime',
)
export const saveCheckoutAssembly = bindCall<typeof contract.saveCheckoutAssembly>(
  'POST /api/v1/sale/checkout/services/furnitureAssembly',
)
export const chooseCheckoutPayment = bindCall<typeof orderContract.chooseCheckoutPayment>(
  'POST /api/v1/sale/checkout/payment/id',
)
export const saveCurrentAccount = bindCall<typeof orderContract.saveCurrentAccount>(
  'POST /api/v1/sale/checkout/currentAccount',
)
export const setCheckoutCoupon = bindCall<typeof orderContract.setCheckoutCoupon>(
  'POST /api/v1/sale/checkout/coupon',
)
export const setCheckoutBonus = bindCall<typeof orderContract.setCheckoutBonus>(
  'POST /api/v1/sale/checkout/bonus',
)
export const payCheckoutCertificate = bindCall<typeof orderContract.payCheckoutCertificate>(
  'POST /api/v1/sale/checkout/certificate',
)
export const getCheckoutCalculation = bindCall<typeof orderContract.getCheckoutCalculation>(
  'GET /api/v1/sale/checkout/calculation?id',
)
export const createCheckoutOrder = bindCall<typeof orderContract.createCheckoutOrder>(
  'POST /api/v1/sale/checkout/order/create',
)
export const getGtmProducts = bindCall<typeof orderContract.getGtmProducts>(
  'GET /api/v1/sale/checkout/gtm/products?id',
)
export const setOperatorCode = bindCall<typeof orderContract.setOperatorCode>(
  'POST /api/v1/sale/checkout/operatorCode',
)
