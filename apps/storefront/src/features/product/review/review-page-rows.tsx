import { reviewVote } from '@svetlitsa/api-client/review/client'
import { useReviews } from '@svetlitsa/api-client/review/queries'
import { parseVoteCounts } from '@svetlitsa/domain/vote/parse-vote-counts'
import { reviewTexts } from '@svetlitsa/i18n/review/review-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { VoteButtons } from '@svetlitsa/ui/review/vote-buttons'
import { useState } from 'react'
import { ReviewPictures } from './review-pictures.tsx'
import { type Review, ReviewRow } from './review-row.tsx'

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

/**
 * Votes on whether a review helped. Counts are updated only from a plausible response
 * (vote.accept).
 */
function ReviewVotes({ review }: { review: Review }) {
  const t = useTexts(reviewTexts)
  const { open } = useWindows()
  const [counts, setCounts] = useState<{ yes: number; no: number }>(review.helpful)
  const [statusText, setStatusText] = useState('')
  const vote = async (isYes: boolean) => {
    try {
      const outcome = await reviewVote({ reviewId: review.id, vote: isYes ? 'yes' : 'no' })
      if (!outcome.ok) return setStatusText(outcome.message)
      const { status, message, helpful } = outcome.answer
      setCounts(parseVoteCounts({ status, ...helpful }) ?? counts)
      setStatusText(message)
    } catch (error) {
      open('error', { text: getErrorMessage(error) })
    }
  }
  return (
    <>
      <VoteButtons
        {...counts}
        labels={{ yes: t('helpful'), no: t('unhelpful') }}
        onVote={(isYes) => void vote(isYes)}
        disabled={statusText !== ''}
      />
      <span role="status">{statusText}</span>
    </>
  )
}
