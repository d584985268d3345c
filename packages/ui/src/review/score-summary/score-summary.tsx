import { groupThousands } from '@svetlitsa/domain/money/price-text'
import { formatScore } from '@svetlitsa/domain/rating/format-score'
import type { ReactNode } from 'react'
import { Stars } from '../stars/stars.tsx'

type ScoreSummaryProps = {
  score: number
  starsLabel: string
  /** The decimal separator, «,» in «4,8»; «.» in English. */
  decimal?: string
  /** «126 отзывов» and other notes about them. */
  children: ReactNode
  /** The number of ratings with five, four, three, two and one stars. */
  counts?: readonly { stars: number; count: number }[]
}

/** The score of a product or the shop in large numbers, and its distribution. */
export function ScoreSummary({
  score,
  starsLabel,
  decimal,
  children,
  counts = [],
}: ScoreSummaryProps) {
  const totalCount = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span aria-hidden="true" className="text-score">
          {formatScore(score, decimal)}
        </span>
        <span className="text-small text-ink-soft">
          <Stars score={score} label={starsLabel} />
          <span className="block">{children}</span>
        </span>
      </div>
      {totalCount > 0 && (
        <dl className="mt-4 flex flex-col gap-1.5 text-small">
          {counts.map(({ stars, count }) => (
            <div key={stars} className="flex items-center gap-3 tabular-nums">
              <dt className="w-3">{stars}</dt>
              <dd className="flex grow items-center gap-3 text-ink-soft">
                <span className="h-1.5 grow overflow-hidden rounded-full bg-sand-deep">
                  <span
                    className="block h-full rounded-full bg-honey"
                    style={{ width: `${(count * 100) / totalCount}%` }}
                  />
                </span>
                <span className="w-8">{groupThousands(count)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
