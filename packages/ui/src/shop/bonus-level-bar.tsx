import { bonusLevel, bonusLevels } from '@svetlitsa/domain/bonus/bonus-level'

export type BonusLevelWords = {
  /** «Ваш уровень». */
  title: string
  /** «возвращаем с каждой покупки». */
  back: string
  /** Under each level: «с первой покупки», «от 50 000 ₽», «от 150 000 ₽». */
  from: readonly [string, string, string]
  /** «Куплено на 118 300 ₽. До уровня 7 % осталось 31 700 ₽». */
  left: string
}

type BonusLevelBarProps = {
  /** What was bought before, in roubles. */
  purchases: number
  words: BonusLevelWords
}

/** The level in large figures and a bar with two notches, a third for each level. */
export function BonusLevelBar({ purchases, words }: BonusLevelBarProps) {
  const { percent } = bonusLevel(purchases)
  return (
    <div>
      <p className="text-small text-ink-soft">{words.title}</p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-level text-forest">{`${percent}\u00a0%`}</span>
        <span className="text-body text-ink-soft">{words.back}</span>
      </p>
      <div aria-hidden="true" className="mt-3 grid grid-cols-3 gap-0.5">
        {bonusLevels.map((level, at) => (
          <span
            key={level.percent}
            className="h-2 overflow-hidden bg-sand-deep first:rounded-l-full last:rounded-r-full"
          >
            <span
              className="block h-full bg-forest"
              style={{ width: `${filledPercent(purchases, at)}%` }}
            />
          </span>
        ))}
      </div>
      <ul className="mt-2 grid grid-cols-3 gap-0.5 text-meta">
        {bonusLevels.map((level, at) => (
          <li
            key={level.percent}
            aria-current={level.percent === percent ? 'true' : undefined}
            className={level.percent === percent ? 'text-forest' : 'text-ink-soft'}
          >
            <span className="block font-semibold">{`${level.percent}\u00a0%`}</span>
            {words.from[at]}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small">{words.left}</p>
    </div>
  )
}

/** How much of a level's third is behind. The last has no end: it is full once it is reached. */
function filledPercent(purchases: number, at: number): number {
  const from = at === 0 ? 0 : (bonusLevels[at - 1]?.upTo ?? 0)
  const to = bonusLevels[at]?.upTo ?? Number.POSITIVE_INFINITY
  if (purchases <= from) return 0
  return to === Number.POSITIVE_INFINITY
    ? 100
    : Math.min(100, ((purchases - from) * 100) / (to - from))
}
