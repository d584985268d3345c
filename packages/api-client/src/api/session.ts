import { bind } from '../client/bind.ts'
import type * as contract from '../contract/session.ts'

export const authByPhone = bind<typeof contract.authByPhone>(
  'POST /api_vue/authentication/authByPhone/',
)
export const authByLogin = bind<typeof contract.authByLogin>(
  'POST /api_vue/authentication/authByLogin/',
)
export const checkCode = bind<typeof contract.checkCode>('POST /api_vue/authentication/checkCode/')
export const checkSmsStatus = bind<typeof contract.checkSmsStatus>(
  'POST /api_vue/authentication/checkSmsStatus/',
)
export const getUserData = bind<typeof contract.getUserData>(
  'POST /api_vue/authentication/getUserData/',
)
export const logout = bind<typeof contract.logout>('POST /api_vue/authentication/logout/')
export const switchHiddenBlocks = bind<typeof contract.switchHiddenBlocks>(
  'POST /api_vue/authentication/hiddenBlocks/',
)
export const setPassword = bind<typeof contract.setPassword>(
  'POST /api_vue/authentication/setPassword/',
)
export const updateCaptcha = bind<typeof contract.updateCaptcha>(
  'POST /api_vue/authentication/updateCaptcha/',
)
export const validateSmartCaptcha = bind<typeof contract.validateSmartCaptcha>(
  'POST /api_vue/authentication/validateSmartCaptcha/',
)
