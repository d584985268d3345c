import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getAdditionalInfo = bindCall<typeof contract.getAdditionalInfo>(
  'POST /api_vue/personal/#getAdditionalInfo',
)
export const setUserData = bindCall<typeof contract.setUserData>(
  'POST /api_vue/personal/#setUserData',
)
export const setBirthdate = bindCall<typeof contract.setBirthdate>(
  'POST /api_vue/personal/#setBirthdate',
)
export const sendProfileCode = bindCall<typeof contract.sendProfileCode>(
  'POST /api_vue/personal/#sendProfileCode',
)
export const changePassword = bindCall<typeof contract.changePassword>(
  'POST /api_vue/personal/#changePassword',
)
export const checkPhoneForChange = bindCall<typeof contract.checkPhoneForChange>(
  'POST /api_vue/personal/#checkPhoneForChange',
)
export const sendCodeForPhoneChange = bindCall<typeof contract.sendCodeForPhoneChange>(
  'POST /api_vue/personal/#sendCodeForPhoneChange',
)
export const changePhoneByCode = bindCall<typeof contract.changePhoneByCode>(
  'POST /api_vue/personal/#changePhoneByCode',
)
export const getSessions = bindCall<typeof contract.getSessions>(
  'POST /api_vue/personal/#getSessions',
)
export const endSession = bindCall<typeof contract.endSession>('POST /api_vue/personal/#endSession')
export const endOtherSessions = bindCall<typeof contract.endOtherSessions>(
  'POST /api_vue/personal/#endOtherSessions',
)
