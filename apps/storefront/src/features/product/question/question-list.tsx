import { questionVote } from '@svetlitsa/api-client/question/client'
import { useQuestions } from '@svetlitsa/api-client/question/queries'
import { parseVoteCounts } from '@svetlitsa/domain/vote/parse-vote-counts'
import { questionTexts } from '@svetlitsa/i18n/question/question-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { VoteButtons } from '@svetlitsa/ui/review/vote-buttons'
import { type ReactNode, useState } from 'react'
import { type Question, QuestionRow } from './question-row.tsx'

type QuestionListProps = {
  productId: number
  /** The first questions of the server, shown until those with votes have loaded. */
  children?: ReactNode
}

/** Questions with votes; further ones load below. */
export function QuestionList({ productId, children }: QuestionListProps) {
  const t = useTexts(questionTexts)
  const [pages, setPages] = useState(1)
  const { data, isError, refetch } = useQuestions({ PRODUCT_ID: productId, page: 1 })
  if (isError) return <ErrorNotice text={t('failed')} onRetry={() => void refetch()} />
  if (!data || data.totalCount === 0) return children
  return (
    <div>
      {Array.from({ length: pages }, (_, index) => (
        <QuestionPageRows key={index + 1} productId={productId} page={index + 1} />
      ))}
      {pages < data.totalPages && (
        <Button kind="outline" onClick={() => setPages(pages + 1)}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}

function QuestionPageRows({ productId, page }: { productId: number; page: number }) {
  const t = useTexts(questionTexts)
  const language = useLanguage()
  const { data, isError, refetch } = useQuestions({ PRODUCT_ID: productId, page })
  if (isError) return <ErrorNotice text={t('failed')} onRetry={() => void refetch()} />
  return (data?.questions ?? []).map((question) => (
    <QuestionRow
      key={question.id}
      question={question}
      language={language}
      votes={<QuestionVotes question={question} />}
    />
  ))
}

/** Votes on whether a question is useful; one vote per person (product.questions). */
function QuestionVotes({ question }: { question: Question }) {
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
