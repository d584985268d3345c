import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const addMetrikaUser = bindCall<typeof contract.addMetrikaUser>(
  'POST /api_vue/yandexMetrika/addUser/',
)
export const reportError = bindCall<typeof contract.reportError>('POST /api_vue/error/')
