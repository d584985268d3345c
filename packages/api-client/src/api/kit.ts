import { bind } from '../client/bind.ts'
import type * as contract from '../contract/kit.ts'

export const getProductKit = bind<typeof contract.getProductKit>('POST /api_vue/getProductKit/')
export const getKitModules = bind<typeof contract.getKitModules>('POST /api_vue/getKitModules/')
export const getComplects = bind<typeof contract.getComplects>(
  'POST /api_vue/getComplects/?offer_id',
)
