import { bindResource } from '../resource/client.ts'
import type * as contract from './contract.ts'

export const redirects = bindResource<typeof contract.redirects>('/api_vue/retail/shop/redirects/')
