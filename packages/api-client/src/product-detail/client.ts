import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getInstructions = bindCall<typeof contract.getInstructions>(
  'POST /api_vue/getInstructions/',
)
export const getDetailCardTabs = bindCall<typeof contract.getDetailCardTabs>(
  'POST /api_vue/getDetailCardTabs/',
)
export const getCategorization = bindCall<typeof contract.getCategorization>(
  'POST /api_vue/getCategorization/',
)
export const generateTexture = bindCall<typeof contract.generateTexture>(
  'GET /api_vue/textures/generate/?id',
)
export const getProductBanner = bindCall<typeof contract.getProductBanner>(
  'POST /api_vue/getProductBanner/',
)
export const findCheaper = bindCall<typeof contract.findCheaper>('POST /api_vue/findCheaper/')
