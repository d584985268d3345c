import { useQuery } from '@tanstack/react-query'
import type { ReviewPage } from './review.ts'
import { reviewKeys, type WantedReviews } from './review-keys.ts'

/** The reviews as a list on this page was last answered with them; undefined until one was. Asks for nothing itself. */
export function useKnownReviews(wanted: WantedReviews): ReviewPage | undefined {
  return useQuery<ReviewPage>({ queryKey: reviewKeys.page(wanted), enabled: false }).data
}
