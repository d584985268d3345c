'use client'

import { questionVote } from '@svetlitsa/api-client/question/client'
import { parseVoteCounts } from '@svetlitsa/domain/vote/parse-vote-counts'
import { questionTexts } from '@svetlitsa/i18n/question/question-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { VoteButtons } from '@svetlitsa/ui/review/vote-buttons'
import { useState } from 'react'
import type { Question } from './question-row.tsx'

/** Votes on whether a question is useful; one vote per person (product.questions). */
export function QuestionVotes({ question }: { question: Question }) {
  const t = useTexts(questionTexts)
  const { open } = useWindows()
  const [counts, setCounts] = useState({ yes: question.voteYes, no: question.voteNo })
  const [statusText, setStatusText] = useState('')
  const vote = async (isYes: boolean) => {
    try {
      const outcome = await questionVote({ questionId: question.id, vote: isYes ? 'yes' : 'no' })
      if (!outcome.ok) return setStatusText(outcome.message)
      const { status, message, voteYes: yes, voteNo: no } = outcome.answer
      setCounts(parseVoteCounts({ status, yes, no }) ?? counts)
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
