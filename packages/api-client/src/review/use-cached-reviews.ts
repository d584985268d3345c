import { useQuery } from '@tanstack/react-query'
import type { ReviewPage } from './queries.ts'
import { type ReviewsInput, reviewKeys } from './review-keys.ts'

/** Returns the last reviews loaded by a list on this page, or undefined. Never fetches. */
export function useCachedReviews(input: ReviewsInput): ReviewPage | undefined {
  return useQuery<ReviewPage>({ queryKey: reviewKeys.page(input), enabled: false }).data
}
