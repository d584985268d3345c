import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getRequests = bindCall<typeof contract.getRequests>('POST /api_vue/retail/requests/')

export const saveRequest = bindCall<typeof contract.saveRequest>(
  'POST /api_vue/retail/requests/save/',
)
