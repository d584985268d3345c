import { bind } from '../client/bind.ts'
import type * as contract from '../contract/catalogue.ts'

export const getProducts = bind<typeof contract.getProducts>('POST /api_vue/getProducts/?sr')
export const getFilters = bind<typeof contract.getFilters>('POST /api_vue/getFilters/?sr')
export const getCatalogSectionData = bind<typeof contract.getCatalogSectionData>(
  'POST /api_vue/getCatalogSectionData/?sr',
)
export const getMiniCards = bind<typeof contract.getMiniCards>(
  'POST /api_vue/catalog/getMiniCards/?sr',
)
export const getMiniCardsByTag = bind<typeof contract.getMiniCardsByTag>(
  'POST /api_vue/catalog/getMiniCardsByTag/?sr',
)
export const getRandProducts = bind<typeof contract.getRandProducts>(
  'POST /api_vue/getMenu/randProducts/',
)
