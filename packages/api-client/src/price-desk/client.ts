import { bindResource } from '../resource/client.ts'
import type * as contract from './contract.ts'

export const prices = bindResource<typeof contract.prices>('/api_vue/retail/shop/prices/')
export const plannedPrices = bindResource<typeof contract.plannedPrices>(
  '/api_vue/retail/shop/planned-prices/',
)
