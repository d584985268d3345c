import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getProducts = bindCall<typeof contract.getProducts>('POST /api_vue/getProducts/?sr')
export const getFilters = bindCall<typeof contract.getFilters>('POST /api_vue/getFilters/?sr')
export const getCatalogSectionData = bindCall<typeof contract.getCatalogSectionData>(
  'POST /api_vue/getCatalogSectionData/?sr',
)
export const getMiniCards = bindCall<typeof contract.getMiniCards>(
  'POST /api_vue/catalog/getMiniCards/?sr',
)
export const getMiniCardsByTag = bindCall<typeof contract.getMiniCardsByTag>(
  'POST /api_vue/catalog/getMiniCardsByTag/?sr',
)
export const getRandProducts = bindCall<typeof contract.getRandProducts>(
  'POST /api_vue/getMenu/randProducts/',
)
