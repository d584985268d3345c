import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getRequestLog = bindCall<typeof contract.getRequestLog>(
  'POST /api_vue/develop/requests/',
)
