import { formatScore } from '@svetlitsa/domain/rating/format-score'
import { showsRating } from '@svetlitsa/domain/rating/shows-rating'

export type RatingWords = {
  /** «126 отзывов», in the form the count asks for. */
  reviews: string
  /** «нет отзывов». */
  none: string
  /** «Оценка», read before the score. */
  score: string
  /** «,» of «4,8». */
  decimal: string
}

type RatingProps = {
  rating: { score: number; count: number }
  words: RatingWords
  /** Leads to the reviews, on the product's page. */
  href?: string
}

/**
 * A star, the score with one decimal and the number of reviews; the score only above 0, the block
 * only where somebody has rated, else the words «нет отзывов» and no star (storefront §5).
 */
export function Rating({ rating, words, href }: RatingProps) {
  if (!showsRating(rating)) return <span className="text-ink-soft">{words.none}</span>
  const score = formatScore(rating.score, words.decimal)
  return (
    <span className="inline-flex items-center gap-1.5">
      {score !== null && (
        <>
          <span aria-hidden="true" data-one="" className="stars" />
          <span className="font-semibold">
            <span className="sr-only">{words.score} </span>
            {score}
          </span>
        </>
      )}
      {href ? (
        <a
          href={href}
          className="rounded-small underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {words.reviews}
        </a>
      ) : (
        <span className="text-ink-soft">{words.reviews}</span>
      )}
    </span>
  )
}
