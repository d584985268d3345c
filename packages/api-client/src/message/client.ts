import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getOutbox = bindCall<typeof contract.getOutbox>('POST /api_vue/develop/outbox/')
export const getSentMessages = bindCall<typeof contract.getSentMessages>(
  'POST /api_vue/retail/messages/',
)
export const resendMessage = bindCall<typeof contract.resendMessage>(
  'POST /api_vue/retail/messages/resend/',
)
