import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const printTags = bindCall<typeof contract.printTags>('POST /api_vue/pricePrint/print/')
export const findTagsToReprint = bindCall<typeof contract.findTagsToReprint>(
  'POST /api_vue/pricePrint/reprint/',
)
export const discardTags = bindCall<typeof contract.discardTags>(
  'POST /api_vue/pricePrint/discard/',
)
