import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const createPromotionAccrual = bindCall<typeof contract.createPromotionAccrual>(
  'GET /api_vue/createPromotionAccrual/?phoneNumber&promotion',
)
export const getBonusBalance = bindCall<typeof contract.getBonusBalance>(
  'POST /api_vue/basket/getBonusBalance/',
)
export const sendSmsCode = bindCall<typeof contract.sendSmsCode>(
  'POST /api_vue/basket/sendSmsCode/',
)
export const checkSmsCode = bindCall<typeof contract.checkSmsCode>(
  'POST /api_vue/basket/checkSmsCode/',
)
export const setBonus = bindCall<typeof contract.setBonus>('POST /api_vue/basket/setBonus/')
export const getBonusInfo = bindCall<typeof contract.getBonusInfo>(
  'POST /api_vue/personal/#getBonusInfo',
)
export const getLastOperations = bindCall<typeof contract.getLastOperations>(
  'POST /api_vue/personal/#getLastOperations',
)
