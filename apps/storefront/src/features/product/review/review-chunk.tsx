'use client'

import { useReviews } from '@svetlitsa/api-client/query/review'
import { reviewTexts } from '@svetlitsa/i18n/review-texts'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Skeleton } from '@svetlitsa/ui/primitives/skeleton'
import { ReviewPictures } from './review-pictures.tsx'
import { ReviewRow } from './review-row.tsx'
import { ReviewVotes } from './review-votes.tsx'

type ReviewChunkProps = { wanted: Parameters<typeof useReviews>[0] }

/** Ten reviews, each with its photographs and its votes. */
export function ReviewChunk({ wanted }: ReviewChunkProps) {
  const language = useLanguage()
  const say = useTexts(reviewTexts)
  const { data, isError, refetch } = useReviews(wanted)
  if (isError) return <FaultNotice text={say('failed')} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div aria-busy="true" className="flex h-40 flex-col gap-4 border-t border-line py-6">
        <Skeleton width="half" />
        <Skeleton width="most" />
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
