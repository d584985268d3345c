import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getRegions = bindCall<typeof contract.getRegions>('GET /api_vue/getRegions/')
export const getRegionContacts = bindCall<typeof contract.getRegionContacts>(
  'POST /api_vue/getRegionContacts/',
)
export const getCurrencyRate = bindCall<typeof contract.getCurrencyRate>(
  'GET /api_vue/getCurrencyRate/?code',
)
export const getContactPhonesAll = bindCall<typeof contract.getContactPhonesAll>(
  'GET /api_vue/getContactPhonesAll/',
)
