import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getProductReviews = bindCall<typeof contract.getProductReviews>(
  'POST /api/v1/catalog/product/reviews/',
)
export const getReviewImages = bindCall<typeof contract.getReviewImages>(
  'POST /api/v1/catalog/product/reviews/images/',
)
export const checkReview = bindCall<typeof contract.checkReview>('POST /api_vue/checkReview/')
export const createProductReview = bindCall<typeof contract.createProductReview>(
  'POST /api_vue/createProductReview/',
)
export const reviewVote = bindCall<typeof contract.reviewVote>('POST /api_vue/reviewVote/')
