import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getPartnerDiscounts = bindCall<typeof contract.getPartnerDiscounts>(
  'POST /api_vue/retail/partnerDiscounts/',
)
export const savePartnerDiscount = bindCall<typeof contract.savePartnerDiscount>(
  'POST /api_vue/retail/partnerDiscount/',
)
export const getPartnerPrices = bindCall<typeof contract.getPartnerPrices>(
  'POST /api_vue/partner/prices/',
)
export const getPartnerPriceList = bindCall<typeof contract.getPartnerPriceList>(
  'POST /api_vue/partner/priceList/',
)
