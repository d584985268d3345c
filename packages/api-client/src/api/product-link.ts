import { bind } from '../client/bind.ts'
import type * as contract from '../contract/product-link.ts'

export const getOfferLink = bind<typeof contract.getOfferLink>('POST /api_vue/getOfferLink/')
export const productRedirect = bind<typeof contract.productRedirect>(
  'POST /api_vue/productRedirect/',
)
export const getProductBreadcrumbs = bind<typeof contract.getProductBreadcrumbs>(
  'POST /api_vue/breadcrumbs/product/',
)
export const getTagsByProductId = bind<typeof contract.getTagsByProductId>(
  'POST /api_vue/getTagsByProductId/',
)
export const getPackage = bind<typeof contract.getPackage>('POST /api_vue/qrcode/')
