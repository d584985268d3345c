'use client'

import { useQuestions } from '@svetlitsa/api-client/query/question'
import { questionTexts } from '@svetlitsa/i18n/question-texts'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { type ReactNode, useState } from 'react'
import { QuestionRow } from './question-row.tsx'
import { QuestionVotes } from './question-votes.tsx'

type QuestionListProps = { productId: number; children: ReactNode }

/** Questions with their votes; more of them are added below. */
export function QuestionList({ productId, children }: QuestionListProps) {
  const say = useTexts(questionTexts)
  const [pages, setPages] = useState(1)
  const { data, isError, refetch } = useQuestions({ PRODUCT_ID: productId, page: 1 })
  if (isError) return <FaultNotice text={say('failed')} onRetry={() => void refetch()} />
  if (!data || data.totalCount === 0) return children
  return (
    <div>
      {Array.from({ length: pages }, (_, at) => (
        <QuestionChunk key={at + 1} productId={productId} page={at + 1} />
      ))}
      {pages < data.totalPages && (
        <Button kind="outline" onClick={() => setPages(pages + 1)}>
          {say('more')}
        </Button>
      )}
    </div>
  )
}

function QuestionChunk({ productId, page }: { productId: number; page: number }) {
  const say = useTexts(questionTexts)
  const language = useLanguage()
  const { data, isError, refetch } = useQuestions({ PRODUCT_ID: productId, page })
  if (isError) return <FaultNotice text={say('failed')} onRetry={() => void refetch()} />
  return (data?.questions ?? []).map((question) => (
    <QuestionRow
      key={question.id}
      question={question}
      language={language}
      votes={<QuestionVotes question={question} />}
    />
  ))
}
