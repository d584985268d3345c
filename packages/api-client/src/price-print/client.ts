import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getPrintStaff = bindCall<typeof contract.getPrintStaff>(
  'POST /api_vue/pricePrint/staff/',
)
export const getServiceTags = bindCall<typeof contract.getServiceTags>(
  'POST /api_vue/pricePrint/service/',
)
export const getMultipleTags = bindCall<typeof contract.getMultipleTags>(
  'POST /api_vue/pricePrint/multiple/',
)
export const getMultiDateTags = bindCall<typeof contract.getMultiDateTags>(
  'POST /api_vue/pricePrint/multiDate/',
)
export const getNameTag = bindCall<typeof contract.getNameTag>('POST /api_vue/pricePrint/name/')
export const sendTagFeedback = bindCall<typeof contract.sendTagFeedback>(
  'POST /api_vue/pricePrint/feedback/',
)
export const getPriceOffer = bindCall<typeof contract.getPriceOffer>(
  'POST /api_vue/pricePrint/priceOffer/',
)
export const searchTagProducts = bindCall<typeof contract.searchTagProducts>(
  'POST /api_vue/pricePrint/searchProducts/',
)
export const findTagByBarcode = bindCall<typeof contract.findTagByBarcode>(
  'POST /api_vue/pricePrint/barcode/',
)
