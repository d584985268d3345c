import type { ReactNode } from 'react'

type QuestionEntryProps = {
  question: { author: ReactNode; date: string; text: ReactNode }
  /** «Полезно 24», and what is not. */
  votes?: ReactNode
  /** What the shop answered, under its name; words that say when it will. */
  answer: { author: string; text: ReactNode } | { waiting: string }
}

/** A question to a product and what the shop answered. */
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
