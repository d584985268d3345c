import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getRetailOrder = bindCall<typeof contract.getRetailOrder>(
  'POST /api_vue/retail/order/',
)
export const transitionRetailOrder = bindCall<typeof contract.transitionRetailOrder>(
  'POST /api_vue/retail/order/step/',
)
export const splitRetailOrder = bindCall<typeof contract.splitRetailOrder>(
  'POST /api_vue/retail/order/split/',
)
export const returnRetailOrder = bindCall<typeof contract.returnRetailOrder>(
  'POST /api_vue/retail/order/return/',
)
export const findRetailOffers = bindCall<typeof contract.findRetailOffers>(
  'POST /api_vue/retail/offers/',
)
export const getRetailDelivery = bindCall<typeof contract.getRetailDelivery>(
  'POST /api_vue/retail/order/delivery/',
)
export const setRetailDelivery = bindCall<typeof contract.setRetailDelivery>(
  'POST /api_vue/retail/order/setDelivery/',
)
export const declineRefund = bindCall<typeof contract.declineRefund>(
  'POST /api_vue/retail/order/declineRefund/',
)
export const declineCancel = bindCall<typeof contract.declineCancel>(
  'POST /api_vue/retail/order/declineCancel/',
)
export const addOrderNote = bindCall<typeof contract.addOrderNote>(
  'POST /api_vue/retail/order/note/',
)
