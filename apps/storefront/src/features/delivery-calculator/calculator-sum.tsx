import type { RegionServices } from '@svetlitsa/api-client/content/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { deliveryCalculatorTexts } from '@svetlitsa/i18n/delivery-calculator/delivery-calculator-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import type { CalculatedServices } from './calculate-services.ts'

type CalculatorSumProps = { services: RegionServices; sum: CalculatedServices }

/** The components of the price and their total. */
export function CalculatorSum({ services, sum }: CalculatorSumProps) {
  const t = useTexts(deliveryCalculatorTexts)
  const language = useLanguage()
  const { sign } = services.currency
  const formatSum = (amount: number) => (amount === 0 ? t('free') : formatPrice(amount, { sign }))
  const rows = [
    { name: t('delivery'), text: sum.delivery === null ? t('ask') : formatSum(sum.delivery) },
    ...(sum.toDoor > 0 ? [{ name: t('toDoor'), text: formatSum(sum.toDoor) }] : []),
    ...(sum.lift > 0 ? [{ name: t('lift'), text: formatSum(sum.lift) }] : []),
    ...(sum.assembly > 0 ? [{ name: t('assembly'), text: formatSum(sum.assembly) }] : []),
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
        <span className="text-h3">{t('total')}</span>
        <span className="text-total tabular-nums">{formatPrice(sum.total, { sign })}</span>
      </p>
      {services.firstDay && (
        <p className="mt-2 text-small text-forest">
          {t('firstDay', { day: formatDay(services.firstDay, language) })}
        </p>
      )}
    </div>
  )
}
