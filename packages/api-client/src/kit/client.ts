import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getProductKit = bindCall<typeof contract.getProductKit>('POST /api_vue/getProductKit/')
export const getKitModules = bindCall<typeof contract.getKitModules>('POST /api_vue/getKitModules/')
export const getComplects = bindCall<typeof contract.getComplects>(
  'POST /api_vue/getComplects/?offer_id',
)
