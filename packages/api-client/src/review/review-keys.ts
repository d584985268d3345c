import type { CallInput } from '../call/call.ts'
import type * as contract from './contract.ts'

export type ReviewsInput = CallInput<typeof contract.getProductReviews>

export const reviewKeys = {
  all: ['review'] as const,
  page: (input: ReviewsInput) => [...reviewKeys.all, 'page', input] as const,
}
