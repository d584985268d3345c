import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getInvite = bindCall<typeof contract.getInvite>('POST /api_vue/personal/#getInvite')
export const sendGiftSms = bindCall<typeof contract.sendGiftSms>(
  'POST /api_vue/personal/#sendGiftSms',
)
export const acceptInvite = bindCall<typeof contract.acceptInvite>(
  'POST /api_vue/personal/#acceptInvite',
)
