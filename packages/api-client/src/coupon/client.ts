import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const setCoupon = bindCall<typeof contract.setCoupon>('POST /api_vue/basket/setCoupon/')
