import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getApiKeys = bindCall<typeof contract.getApiKeys>('POST /api_vue/retail/shop/keys/')
export const createApiKey = bindCall<typeof contract.createApiKey>(
  'POST /api_vue/retail/shop/keys/create/',
)
export const revokeApiKey = bindCall<typeof contract.revokeApiKey>(
  'POST /api_vue/retail/shop/keys/revoke/',
)
