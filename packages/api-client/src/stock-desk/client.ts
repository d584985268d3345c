import { bindResource } from '../resource/client.ts'
import type * as contract from './contract.ts'

export const stockCounts = bindResource<typeof contract.stockCounts>('/api_vue/retail/shop/stock/')
