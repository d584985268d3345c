'use client'

import { reviewVote } from '@svetlitsa/api-client/api/review'
import { acceptVote } from '@svetlitsa/domain/vote/accept-vote'
import { reviewTexts } from '@svetlitsa/i18n/review-texts'
import { faultText } from '@svetlitsa/shell/fault-text'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { VoteButtons } from '@svetlitsa/ui/shop/vote-buttons'
import { useState } from 'react'
import type { Review } from './review-row.tsx'

/** Whether a review helped; counts are taken over only from an answer that is to be believed (storefront §5). */
export function ReviewVotes({ review }: { review: Review }) {
  const say = useTexts(reviewTexts)
  const { open } = useWindows()
  const [counts, setCounts] = useState<{ yes: number; no: number }>(review.helpful)
  const [told, setTold] = useState('')
  const vote = async (isYes: boolean) => {
    try {
      const outcome = await reviewVote({ reviewId: review.id, vote: isYes ? 'yes' : 'no' })
      if (!outcome.ok) return setTold(outcome.message)
      const { status, message, helpful } = outcome.answer
      setCounts(acceptVote({ status, ...helpful }) ?? counts)
      setTold(message)
    } catch (fault) {
      open('fault', { text: faultText(fault) })
    }
  }
  return (
    <>
      <VoteButtons
        {...counts}
        words={{ yes: say('helpful'), no: say('unhelpful') }}
        onVote={(isYes) => void vote(isYes)}
        disabled={told !== ''}
      />
      <span role="status">{told}</span>
    </>
  )
}
