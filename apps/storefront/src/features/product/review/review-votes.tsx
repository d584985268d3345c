'use client'

import { reviewVote } from '@svetlitsa/api-client/review/client'
import { parseVoteCounts } from '@svetlitsa/domain/vote/parse-vote-counts'
import { reviewTexts } from '@svetlitsa/i18n/review/review-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { VoteButtons } from '@svetlitsa/ui/review/vote-buttons'
import { useState } from 'react'
import type { Review } from './review-row.tsx'

/**
 * Votes on whether a review helped. Counts are updated only from a plausible response
 * (vote.accept).
 */
export function ReviewVotes({ review }: { review: Review }) {
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
