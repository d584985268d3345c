import { bind } from '../client/bind.ts'
import type * as contract from '../contract/bonus.ts'

export const createPromotionAccrual = bind<typeof contract.createPromotionAccrual>(
  'GET /api_vue/createPromotionAccrual/?phoneNumber&promotion',
)
