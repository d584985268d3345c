'use client'

import type { RegionServices } from '@svetlitsa/api-client/query/content'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { calculatorTexts } from '@svetlitsa/i18n/calculator-texts'
import { dayText } from '@svetlitsa/i18n/day-text'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useTexts } from '@svetlitsa/shell/use-texts'
import type { Calculated } from './calculate-services.ts'

type CalculatorSumProps = { services: RegionServices; sum: Calculated }

/** The parts of the price under one another, and what they are together. */
export function CalculatorSum({ services, sum }: CalculatorSumProps) {
  const say = useTexts(calculatorTexts)
  const language = useLanguage()
  const { sign } = services.currency
  const money = (amount: number) => (amount === 0 ? say('free') : formatPrice(amount, { sign }))
  const rows = [
    { name: say('delivery'), text: sum.delivery === null ? say('ask') : money(sum.delivery) },
    ...(sum.toDoor > 0 ? [{ name: say('toDoor'), text: money(sum.toDoor) }] : []),
    ...(sum.lift > 0 ? [{ name: say('lift'), text: money(sum.lift) }] : []),
    ...(sum.assembly > 0 ? [{ name: say('assembly'), text: money(sum.assembly) }] : []),
  ]
  return (
    <div aria-live="polite" className="mt-6 border-t border-line-strong pt-5">
      <dl className="flex flex-col gap-1.5 text-row tabular-nums">
        {rows.map(({ name, text }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-h3">{say('total')}</span>
        <span className="text-total tabular-nums">{formatPrice(sum.total, { sign })}</span>
      </p>
      {services.firstDay && (
        <p className="mt-2 text-small text-forest">
          {say('firstDay', { day: dayText(services.firstDay, language) })}
        </p>
      )}
    </div>
  )
}
