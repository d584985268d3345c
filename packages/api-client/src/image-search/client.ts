import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getVisionQuery = bindCall<typeof contract.getVisionQuery>(
  'POST /api_vue/getVisionQuery/',
)
export const getImageSearchResults = bindCall<typeof contract.getImageSearchResults>(
  'POST /api_vue/getImageSearchResults/',
)
