import { formatScore, hasRating } from '@svetlitsa/domain/rating/format-score'

export type RatingLabels = {
  /** «126 отзывов», in the plural form of the count. */
  reviews: string
  /** «Оценка», read by screen readers before the score. */
  score: string
  /** The decimal separator, «,» in «4,8». */
  decimal: string
}

type RatingProps = {
  rating: { score: number; count: number }
  labels: RatingLabels
  /** Link to the reviews, on the product page. */
  href?: string
}

/**
 * A star, the score with one decimal and the number of reviews. The score is shown only above 0; a
 * product without ratings shows nothing (domain.rating).
 */
export function Rating({ rating, labels, href }: RatingProps) {
  if (!hasRating(rating)) return null
  const score = formatScore(rating.score, labels.decimal)
  return (
    <span className="inline-flex items-center gap-1.5">
      {score !== null && (
        <>
          <span aria-hidden="true" data-one="" className="stars" />
          <span className="font-semibold">
            <span className="sr-only">{labels.score} </span>
            {score}
          </span>
        </>
      )}
      {href ? (
        <a
          href={href}
          className="rounded-small underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {labels.reviews}
        </a>
      ) : (
        <span className="text-ink-soft">{labels.reviews}</span>
      )}
    </span>
  )
}
