import { bindResource } from '../resource/client.ts'
import type * as contract from './contract.ts'

export const infoPages = bindResource<typeof contract.infoPages>('/api_vue/retail/shop/pages/')
