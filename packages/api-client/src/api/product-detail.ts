import { bind } from '../client/bind.ts'
import type * as contract from '../contract/product-detail.ts'

export const getInstructions = bind<typeof contract.getInstructions>(
  'POST /api_vue/getInstructions/',
)
export const getDetailCardTabs = bind<typeof contract.getDetailCardTabs>(
  'POST /api_vue/getDetailCardTabs/',
)
export const getCategorization = bind<typeof contract.getCategorization>(
  'POST /api_vue/getCategorization/',
)
export const generateTexture = bind<typeof contract.generateTexture>(
  'GET /api_vue/textures/generate/?id',
)
export const getProductBanner = bind<typeof contract.getProductBanner>(
  'POST /api_vue/getProductBanner/',
)
export const findCheaper = bind<typeof contract.findCheaper>('POST /api_vue/findCheaper/')
