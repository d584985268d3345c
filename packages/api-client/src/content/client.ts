import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getPaymentAndDelivery = bindCall<typeof contract.getPaymentAndDelivery>(
  'POST /api_vue/paymentAndDelivery/#getData',
)
export const getAdvantages = bindCall<typeof contract.getAdvantages>(
  'GET /api_vue/info/advantage/?sr',
)
export const getInstagram = bindCall<typeof contract.getInstagram>('POST /api_vue/getInstagram/')
export const getAboutData = bindCall<typeof contract.getAboutData>('POST /api_vue/getAboutData/')
export const getBonusProgram = bindCall<typeof contract.getBonusProgram>(
  'POST /api_vue/bonusProgramPage/',
)
export const getRetailRegionLinks = bindCall<typeof contract.getRetailRegionLinks>(
  'POST /api_vue/getRetailRegionLinks/',
)
