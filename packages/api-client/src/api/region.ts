import { bind } from '../client/bind.ts'
import type * as contract from '../contract/region.ts'

export const getRegions = bind<typeof contract.getRegions>('GET /api_vue/getRegions/')
export const getRegionContacts = bind<typeof contract.getRegionContacts>(
  'POST /api_vue/getRegionContacts/',
)
export const getCurrencyRate = bind<typeof contract.getCurrencyRate>(
  'GET /api_vue/getCurrencyRate/?code',
)
export const getContactPhonesAll = bind<typeof contract.getContactPhonesAll>(
  'GET /api_vue/getContactPhonesAll/',
)
