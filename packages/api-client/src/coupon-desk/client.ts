import { bindCall } from '../call/bind-call.ts'
import { bindResource } from '../resource/client.ts'
import type * as contract from './contract.ts'

export const coupons = bindResource<typeof contract.coupons>('/api_vue/retail/shop/coupons/')

export const createCouponBatch = bindCall<typeof contract.createCouponBatch>(
  'POST /api_vue/retail/shop/coupons/batch/',
)
