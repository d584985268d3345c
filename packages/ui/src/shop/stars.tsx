import { Star } from 'lucide-react'
import { Icon } from '../primitives/icon.tsx'

const places = [1, 2, 3, 4, 5]

type StarsProps = {
  /** From 1 to 5; a fraction is rounded to the nearest star. */
  score: number
  /** «Оценка 4 из 5»: the stars themselves are silent. */
  label: string
}

/** Five stars, the given ones honey. */
export function Stars({ score, label }: StarsProps) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {places.map((place) => (
        <span
          key={place}
          className={place <= Math.round(score) ? 'text-honey' : 'text-line-strong'}
        >
          <Icon of={Star} size="line" filled />
        </span>
      ))}
    </span>
  )
}
