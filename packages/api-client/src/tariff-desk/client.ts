import { bindResource } from '../resource/client.ts'
import type * as contract from './contract.ts'

export const tariffs = bindResource<typeof contract.tariffs>('/api_vue/retail/shop/tariffs/')
