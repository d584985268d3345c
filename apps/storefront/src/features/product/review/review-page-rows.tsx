'use client'

import { useReviews } from '@svetlitsa/api-client/review/queries'
import { reviewTexts } from '@svetlitsa/i18n/review/review-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { ReviewPictures } from './review-pictures.tsx'
import { ReviewRow } from './review-row.tsx'
import { ReviewVotes } from './review-votes.tsx'

type ReviewPageRowsProps = { query: Parameters<typeof useReviews>[0] }

/** A page of ten reviews with photos and votes. */
export function ReviewPageRows({ query }: ReviewPageRowsProps) {
  const language = useLanguage()
  const t = useTexts(reviewTexts)
  const { data, isError, refetch } = useReviews(query)
  if (isError) return <ErrorNotice text={t('failed')} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div aria-busy="true" className="flex h-40 flex-col gap-4 border-t border-line py-6">
        <Skeleton width="half" />
        <Skeleton width="four-fifths" />
      </div>
    )
  }
  return data.reviews.map((review) => (
    <ReviewRow
      key={review.id}
      review={review}
      language={language}
      photos={
        review.photos.length > 0 && <ReviewPictures files={review.photos} author={review.author} />
      }
      votes={<ReviewVotes review={review} />}
    />
  ))
}
