import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getStaff = bindCall<typeof contract.getStaff>('POST /api_vue/retail/staff/')
export const getStaffMember = bindCall<typeof contract.getStaffMember>(
  'POST /api_vue/retail/staff/member/',
)
export const inviteStaff = bindCall<typeof contract.inviteStaff>(
  'POST /api_vue/retail/staff/invite/',
)
export const inviteStaffAgain = bindCall<typeof contract.inviteStaffAgain>(
  'POST /api_vue/retail/staff/inviteAgain/',
)
export const withdrawInvitation = bindCall<typeof contract.withdrawInvitation>(
  'POST /api_vue/retail/staff/withdraw/',
)
export const changeStaffMember = bindCall<typeof contract.changeStaffMember>(
  'POST /api_vue/retail/staff/change/',
)
export const disableStaffMember = bindCall<typeof contract.disableStaffMember>(
  'POST /api_vue/retail/staff/disable/',
)
export const enableStaffMember = bindCall<typeof contract.enableStaffMember>(
  'POST /api_vue/retail/staff/enable/',
)
export const setShift = bindCall<typeof contract.setShift>('POST /api_vue/retail/staff/shift/')
export const getOwnShift = bindCall<typeof contract.getOwnShift>(
  'POST /api_vue/retail/staff/ownShift/',
)
