import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const createPromotionAccrual = bindCall<typeof contract.createPromotionAccrual>(
  'GET /api_vue/createPromotionAccrual/?phoneNumber&promotion',
)
