'use client'

import { Button } from '@svetlitsa/ui/actions/button'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
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

type AskButtonProps = { productId: number; texts: { ask: string; title: string } }

/** «Задать вопрос»: opens the form. */
export function AskButton({ productId, texts }: AskButtonProps) {
  const { open } = useWindows()
  const ask = () => open('productQuestion', { title: texts.title, productId })
  return (
    <Button kind="outline" wide onClick={ask}>
      {texts.ask}
    </Button>
  )
}
