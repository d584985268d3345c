const PLACES = 5
const PITCH_PX = 18

type StarsProps = {
  /** From 1 to 5; a fraction is rounded to the nearest star. */
  score: number
  /** «Оценка 4 из 5»: the stars themselves are hidden from screen readers. */
  label: string
}

/**
 * Five stars, filled with honey up to the score. A single element with a mask: a page of reviews
 * shows hundreds of stars, and as separate icons they were a quarter of its HTML.
 */
export function Stars({ score, label }: StarsProps) {
  const given = Math.min(PLACES, Math.round(score)) * PITCH_PX
  return (
    <span
      role="img"
      aria-label={label}
      className="stars inline-block"
      style={{ backgroundSize: `${given}px 100%` }}
    />
  )
}
