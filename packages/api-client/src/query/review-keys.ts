import type { InputOf } from '../contract/call.ts'
import type * as contract from '../contract/review.ts'

export type WantedReviews = InputOf<typeof contract.getProductReviews>

export const reviewKeys = {
  all: ['review'] as const,
  page: (wanted: WantedReviews) => [...reviewKeys.all, 'page', wanted] as const,
}
