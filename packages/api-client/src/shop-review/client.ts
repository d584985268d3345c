import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getReviewPage = bindCall<typeof contract.getReviewPage>('POST /api_vue/getReviewPage/')
export const getGoodsReviews = bindCall<typeof contract.getGoodsReviews>(
  'POST /api_vue/getGoodsReviews/',
)
export const createShopReview = bindCall<typeof contract.createShopReview>(
  'POST /api_vue/createShopReview/',
)
