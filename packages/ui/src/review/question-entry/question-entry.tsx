import type { ReactNode } from 'react'

type QuestionEntryProps = {
  question: { author: ReactNode; date: string; text: ReactNode }
  /** The buttons «Полезно 24» and not helpful. */
  votes?: ReactNode
  /** The shop's answer with its author, or a text that announces when it will come. */
  answer: { author: string; text: ReactNode } | { waiting: string }
}

/** A question about a product and the shop's answer. */
export function QuestionEntry({ question, votes, answer }: QuestionEntryProps) {
  return (
    <article className="border-t border-line py-6">
      <p className="max-w-text text-body font-medium whitespace-pre-line wrap-anywhere">
        {question.text}
      </p>
      <p className="mt-1 text-small wrap-anywhere text-ink-soft">
        {question.author} · {question.date}
      </p>
      {'waiting' in answer ? (
        <p className="mt-3 text-small text-ink-soft">{answer.waiting}</p>
      ) : (
        <div className="mt-3 border-l-2 border-forest pl-4 text-small">
          <p className="font-medium">{answer.author}</p>
          <p className="max-w-text whitespace-pre-line wrap-anywhere text-ink-soft">
            {answer.text}
          </p>
        </div>
      )}
      {votes && <div className="mt-3 flex gap-4 text-small text-ink-soft">{votes}</div>}
    </article>
  )
}
