import { bind } from '../client/bind.ts'
import type * as contract from '../contract/analytics.ts'

export const addMetrikaUser = bind<typeof contract.addMetrikaUser>(
  'POST /api_vue/yandexMetrika/addUser/',
)
export const reportError = bind<typeof contract.reportError>('POST /api_vue/error/')
