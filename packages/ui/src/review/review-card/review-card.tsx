import type { ReactNode } from 'react'
import { Stars } from '../stars/stars.tsx'

type ReviewCardProps = {
  review: { score: number; text: ReactNode; date: string; author: ReactNode; product: string }
  /** «Оценка 5 из 5». */
  starsLabel: string
  href: string
  /** `<ProductPicture>` of the reviewed product. */
  picture: ReactNode
}

/** A review on the home page: under a hairline, with its author and the product. */
export function ReviewCard({ review, starsLabel, href, picture }: ReviewCardProps) {
  return (
    <article className="border-t border-line-strong pt-4 wrap-anywhere max-md:pb-6">
      <div className="flex items-center justify-between gap-4">
        <Stars score={review.score} label={starsLabel} />
        <span className="text-note text-ink-soft">{review.date}</span>
      </div>
      <p className="mt-3 text-body">{review.text}</p>
      <div className="mt-4 flex items-center gap-3 text-small">
        <span className="h-11 w-14 shrink-0 overflow-hidden rounded-small bg-sand">{picture}</span>
        <span className="min-w-0">
          <span className="block font-medium">{review.author}</span>
          <a
            href={href}
            className="inline-flex min-h-6 items-center rounded-small text-ink-soft underline-offset-4 hover:text-ink hover:underline"
          >
            {review.product}
          </a>
        </span>
      </div>
    </article>
  )
}
