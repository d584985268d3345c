import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getContragents = bindCall<typeof contract.getContragents>(
  'POST /api_vue/personal/#getContragents',
)
export const processContragent = bindCall<typeof contract.processContragent>(
  'POST /api_vue/personal/#processContragent',
)
