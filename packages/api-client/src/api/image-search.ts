import { bind } from '../client/bind.ts'
import type * as contract from '../contract/image-search.ts'

export const getVisionQuery = bind<typeof contract.getVisionQuery>('POST /api_vue/getVisionQuery/')
export const getImageSearchResults = bind<typeof contract.getImageSearchResults>(
  'POST /api_vue/getImageSearchResults/',
)
