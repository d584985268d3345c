import type { ReactNode } from 'react'
import { Stars } from './stars.tsx'

type ReviewEntryProps = {
  review: { score: number; author: string; about: string; text: string }
  starsLabel: string
  /** Thumbnails of the photos that came with it. */
  photos?: ReactNode
  /** «Полезно 24», and what is not. */
  votes?: ReactNode
  /** What the shop answered, under its name. */
  answer?: { author: string; text: string }
}

/** A review on the product's page: who, where, which cloth, when; the text; the shop's answer. */
export function ReviewEntry({ review, starsLabel, photos, votes, answer }: ReviewEntryProps) {
  return (
    <article className="border-t border-line py-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars score={review.score} label={starsLabel} />
        <span className="text-body font-medium">{review.author}</span>
        <span className="text-small text-ink-soft">{review.about}</span>
      </div>
      <p className="mt-2 max-w-text text-body">{review.text}</p>
      {photos && <div className="mt-3 flex flex-wrap gap-2">{photos}</div>}
      {votes && <div className="mt-2 flex gap-4 text-small text-ink-soft">{votes}</div>}
      {answer && (
        <div className="mt-3 border-l-2 border-forest pl-4 text-small">
          <p className="font-medium">{answer.author}</p>
          <p className="max-w-text text-ink-soft">{answer.text}</p>
        </div>
      )}
    </article>
  )
}
