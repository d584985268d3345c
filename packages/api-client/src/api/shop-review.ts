import { bind } from '../client/bind.ts'
import type * as contract from '../contract/shop-review.ts'

export const getReviewPage = bind<typeof contract.getReviewPage>('POST /api_vue/getReviewPage/')
export const getGoodsReviews = bind<typeof contract.getGoodsReviews>(
  'POST /api_vue/getGoodsReviews/',
)
export const createShopReview = bind<typeof contract.createShopReview>(
  'POST /api_vue/createShopReview/',
)
