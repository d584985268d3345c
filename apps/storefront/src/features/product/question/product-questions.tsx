'use client'

import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { type ReactNode, Suspense } from 'react'
import { useNear } from '../../../use-near.ts'

const QuestionList = lazyPart(() =>
  import('./question-list.tsx').then(({ QuestionList }) => ({ default: QuestionList })),
)

type ProductQuestionsProps = {
  productId: number
  /** The first questions as the server tells them: they stay until the living list has come. */
  children: ReactNode
}

/** The questions of the page: what the server drew, and near the screen the list that can be voted on. */
export function ProductQuestions({ productId, children }: ProductQuestionsProps) {
  const { place, isNear } = useNear<HTMLDivElement>()
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={children}>
          <QuestionList productId={productId}>{children}</QuestionList>
        </Suspense>
      ) : (
        children
      )}
    </div>
  )
}
