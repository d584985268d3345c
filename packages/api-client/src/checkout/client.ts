import { bindCall } from '../call/bind-call.ts'
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
