import {
  type BonusLevelTerms,
  bonusLevels,
  getBonusLevel,
} from '@svetlitsa/domain/bonus/bonus-level'

export type BonusLevelLabels = {
  /** «Ваш уровень». */
  title: string
  /** «возвращаем с каждой покупки». */
  returnNote: string
  /** Shown under each level: «с первой покупки», «от 50 000 ₽», «от 150 000 ₽». */
  thresholds: readonly [string, string, string]
  /** «Куплено на 118 300 ₽. До уровня 7 % осталось 31 700 ₽». */
  progress: string
}

type BonusLevelBarProps = {
  /** The sum of previous purchases, in roubles. */
  purchases: number
  /** The levels of the shop; those of ADR 0040 if omitted. */
  levels?: readonly BonusLevelTerms[]
  labels: BonusLevelLabels
}

/** The current level in large numbers and a bar with two notches, one third per level. */
export function BonusLevelBar({ purchases, levels = bonusLevels, labels }: BonusLevelBarProps) {
  const { percent } = getBonusLevel(purchases, levels)
  return (
    <div>
      <p className="text-small text-ink-soft">{labels.title}</p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-level text-forest">{`${percent}\u00a0%`}</span>
        <span className="text-body text-ink-soft">{labels.returnNote}</span>
      </p>
      <div aria-hidden="true" className="mt-3 grid grid-cols-3 gap-0.5">
        {levels.map((level, index) => (
          <span
            key={level.percent}
            className="h-2 overflow-hidden bg-sand-deep first:rounded-l-full last:rounded-r-full"
          >
            <span
              className="block h-full bg-forest"
              style={{ width: `${calculateFilledPercent(purchases, levels, index)}%` }}
            />
          </span>
        ))}
      </div>
      <ul className="mt-2 grid grid-cols-3 gap-0.5 text-meta">
        {levels.map((level, index) => (
          <li
            key={level.percent}
            aria-current={level.percent === percent ? 'true' : undefined}
            className={level.percent === percent ? 'text-forest' : 'text-ink-soft'}
          >
            <span className="block font-semibold">{`${level.percent}\u00a0%`}</span>
            {labels.thresholds[index]}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small">{labels.progress}</p>
    </div>
  )
}

/**
 * The completed part of a level's third of the bar. The last level has no upper limit: it is full
 * once reached.
 */
function calculateFilledPercent(
  purchases: number,
  levels: readonly BonusLevelTerms[],
  index: number,
): number {
  const from = index === 0 ? 0 : (levels[index - 1]?.upTo ?? 0)
  const to = levels[index]?.upTo ?? Number.POSITIVE_INFINITY
  if (purchases <= from) return 0
  return to === Number.POSITIVE_INFINITY
    ? 100
    : Math.min(100, ((purchases - from) * 100) / (to - from))
}
