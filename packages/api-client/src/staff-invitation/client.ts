import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getInvitation = bindCall<typeof contract.getInvitation>(
  'POST /api_vue/staff/invitation/',
)
export const sendInvitationCode = bindCall<typeof contract.sendInvitationCode>(
  'POST /api_vue/staff/invitation/sendCode/',
)
export const acceptInvitation = bindCall<typeof contract.acceptInvitation>(
  'POST /api_vue/staff/invitation/accept/',
)
export const introduceFirstAdministrator = bindCall<typeof contract.introduceFirstAdministrator>(
  'POST /api_vue/staff/invitation/introduce/',
)
