import { bindResource } from '../resource/client.ts'
import type * as contract from './contract.ts'

export const warehouses = bindResource<typeof contract.warehouses>(
  '/api_vue/retail/shop/warehouses/',
)
export const stores = bindResource<typeof contract.stores>('/api_vue/retail/shop/stores/')
