import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getOfferLink = bindCall<typeof contract.getOfferLink>('POST /api_vue/getOfferLink/')
export const searchLinkedOffers = bindCall<typeof contract.searchLinkedOffers>(
  'POST /api_vue/retail/linkedOffers/',
)
export const getOfferSales = bindCall<typeof contract.getOfferSales>(
  'POST /api_vue/retail/offerSales/',
)
export const productRedirect = bindCall<typeof contract.productRedirect>(
  'POST /api_vue/productRedirect/',
)
export const getProductBreadcrumbs = bindCall<typeof contract.getProductBreadcrumbs>(
  'POST /api_vue/breadcrumbs/product/',
)
export const getTagsByProductId = bindCall<typeof contract.getTagsByProductId>(
  'POST /api_vue/getTagsByProductId/',
)
