'use client'

import { useQuestions } from '@svetlitsa/api-client/question/queries'
import { questionTexts } from '@svetlitsa/i18n/question/question-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { type ReactNode, useState } from 'react'
import { QuestionRow } from './question-row.tsx'
import { QuestionVotes } from './question-votes.tsx'

type QuestionListProps = { productId: number; children: ReactNode }

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
