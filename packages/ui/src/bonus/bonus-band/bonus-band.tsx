import type { ReactNode } from 'react'
import { PanesBackground } from '../../brand/panes-background/panes-background.tsx'

type BonusBandProps = {
  title: string
  levels: readonly { value: string; text: string }[]
  action: ReactNode
  /** «1 бонус = 1 ₽», shown beside the button. */
  rule: string
  /** `<BonusCard tone="terracotta">`, shown at the right on desktop. */
  card?: ReactNode
}

/** The forest-green band that explains bonuses: levels in large numbers, one button, the card. */
export function BonusBand({ title, levels, action, rule, card }: BonusBandProps) {
  return (
    <section
      aria-label={title}
      data-theme="light"
      className="relative flex flex-col gap-8 overflow-hidden rounded-large bg-forest p-6 text-on-forest md:p-12 lg:flex-row lg:items-center lg:justify-between"
    >
      <div className="absolute inset-y-0 right-0 w-1/2">
        <PanesBackground background="dark" />
      </div>
      <div className="relative">
        <h2 className="text-h2">{title}</h2>
        <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-4">
          {levels.map(({ value, text }) => (
            <div key={value} className="flex flex-col-reverse">
              <dt className="text-small">{text}</dt>
              <dd className="text-h1">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          {action}
          <p className="text-small">{rule}</p>
        </div>
      </div>
      {card && <div className="relative w-full shrink-0 lg:w-96">{card}</div>}
    </section>
  )
}
