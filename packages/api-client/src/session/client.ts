import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const authByPhone = bindCall<typeof contract.authByPhone>(
  'POST /api_vue/authentication/authByPhone/',
)
export const authByLogin = bindCall<typeof contract.authByLogin>(
  'POST /api_vue/authentication/authByLogin/',
)
export const checkCode = bindCall<typeof contract.checkCode>(
  'POST /api_vue/authentication/checkCode/',
)
export const checkSmsStatus = bindCall<typeof contract.checkSmsStatus>(
  'POST /api_vue/authentication/checkSmsStatus/',
)
export const getUserData = bindCall<typeof contract.getUserData>(
  'POST /api_vue/authentication/getUserData/',
)
export const logout = bindCall<typeof contract.logout>('POST /api_vue/authentication/logout/')
export const switchHiddenBlocks = bindCall<typeof contract.switchHiddenBlocks>(
  'POST /api_vue/authentication/hiddenBlocks/',
)
export const setPassword = bindCall<typeof contract.setPassword>(
  'POST /api_vue/authentication/setPassword/',
)
export const updateCaptcha = bindCall<typeof contract.updateCaptcha>(
  'POST /api_vue/authentication/updateCaptcha/',
)
export const validateSmartCaptcha = bindCall<typeof contract.validateSmartCaptcha>(
  'POST /api_vue/authentication/validateSmartCaptcha/',
)
