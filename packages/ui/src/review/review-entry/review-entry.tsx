import type { ReactNode } from 'react'
import { Stars } from '../stars/stars.tsx'

type ReviewEntryProps = {
  review: { score: number; author: ReactNode; about: ReactNode; text: ReactNode }
  starsLabel: string
  /** «Достоинства», «Недостатки» with their texts. */
  sides?: readonly { label: string; text: ReactNode }[]
  /** Thumbnails of the attached photos. */
  photos?: ReactNode
  /** The buttons «Полезно 24» and not helpful. */
  votes?: ReactNode
  /** The shop's answer with its author. */
  answer?: { author: string; text: ReactNode }
}

/** A review on the product page: author, city, texture and date; the text; the shop's answer. */
export function ReviewEntry(props: ReviewEntryProps) {
  const { review, starsLabel, sides = [], photos, votes, answer } = props
  return (
    <article className="border-t border-line py-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
        <Stars score={review.score} label={starsLabel} />
        <span className="text-body font-medium">{review.author}</span>
        <span className="text-small text-ink-soft">{review.about}</span>
      </div>
      {sides.length > 0 && (
        <dl className="mt-2 max-w-text text-small">
          {sides.map(({ label, text }) => (
            <div key={label} className="mt-1 wrap-anywhere">
              <dt className="inline text-ink-soft">{label}: </dt>
              <dd className="inline">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-2 max-w-text text-body whitespace-pre-line wrap-anywhere">{review.text}</p>
      {photos && <div className="mt-3 flex flex-wrap gap-2">{photos}</div>}
      {votes && <div className="mt-2 flex gap-4 text-small text-ink-soft">{votes}</div>}
      {answer && (
        <div className="mt-3 border-l-2 border-forest pl-4 text-small">
          <p className="font-medium">{answer.author}</p>
          <p className="max-w-text whitespace-pre-line wrap-anywhere text-ink-soft">
            {answer.text}
          </p>
        </div>
      )}
    </article>
  )
}
