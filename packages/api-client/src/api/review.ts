import { bind } from '../client/bind.ts'
import type * as contract from '../contract/review.ts'

export const getProductReviews = bind<typeof contract.getProductReviews>(
  'POST /api/v1/catalog/product/reviews/',
)
export const getReviewImages = bind<typeof contract.getReviewImages>(
  'POST /api/v1/catalog/product/reviews/images/',
)
export const checkReview = bind<typeof contract.checkReview>('POST /api_vue/checkReview/')
export const createProductReview = bind<typeof contract.createProductReview>(
  'POST /api_vue/createProductReview/',
)
export const reviewVote = bind<typeof contract.reviewVote>('POST /api_vue/reviewVote/')
