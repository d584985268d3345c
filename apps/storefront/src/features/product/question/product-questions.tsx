'use client'

import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { type ReactNode, Suspense } from 'react'
import { useInView } from '../../../rendering/use-in-view.ts'

const QuestionList = lazyWithReload(() =>
  import('./question-list.tsx').then(({ QuestionList }) => ({ default: QuestionList })),
)

type ProductQuestionsProps = {
  productId: number
  /** The server-rendered first questions, shown until the interactive list has loaded. */
  children: ReactNode
}

/** Questions on the page: server-rendered, and a list with votes once in view. */
export function ProductQuestions({ productId, children }: ProductQuestionsProps) {
  const { targetRef, isInView } = useInView<HTMLDivElement>()
  return (
    <div ref={targetRef}>
      {isInView ? (
        <Suspense fallback={children}>
          <QuestionList productId={productId}>{children}</QuestionList>
        </Suspense>
      ) : (
        children
      )}
    </div>
  )
}
