'use client'

import { questionVote } from '@svetlitsa/api-client/api/question'
import { acceptVote } from '@svetlitsa/domain/vote/accept-vote'
import { questionTexts } from '@svetlitsa/i18n/question-texts'
import { faultText } from '@svetlitsa/shell/fault-text'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { VoteButtons } from '@svetlitsa/ui/shop/vote-buttons'
import { useState } from 'react'
import type { Question } from './question-row.tsx'

/** Whether a question is worth asking; one vote a person (storefront §7). */
export function QuestionVotes({ question }: { question: Question }) {
  const say = useTexts(questionTexts)
  const { open } = useWindows()
  const [counts, setCounts] = useState({ yes: question.voteYes, no: question.voteNo })
  const [told, setTold] = useState('')
  const vote = async (isYes: boolean) => {
    try {
      const outcome = await questionVote({ questionId: question.id, vote: isYes ? 'yes' : 'no' })
      if (!outcome.ok) return setTold(outcome.message)
      const { status, message, voteYes: yes, voteNo: no } = outcome.answer
      setCounts(acceptVote({ status, yes, no }) ?? counts)
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
