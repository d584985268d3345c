import type { RetailOverview } from '@svetlitsa/api-client/overview/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { overviewTexts } from '@svetlitsa/i18n/overview/overview-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'

/** The orders of the day; a row of figures for each currency. */
export function TodayFigures({ today }: Pick<RetailOverview, 'today'>) {
  const t = useTexts(overviewTexts)
  return (
    <section aria-label={t('today')} className="grid gap-3">
      <h2 className="text-body font-semibold">{t('today')}</h2>
      {today.length === 0 && <p className="text-small text-ink-soft">{t('empty')}</p>}
      {today.map(({ sign, orders, sum, average, cancelled }) => (
        <dl key={sign} className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          <Figure name={t('orders')} value={String(orders)} />
          <Figure name={t('sum')} value={formatPrice(sum, { sign, convert: false })} />
          <Figure name={t('average')} value={formatPrice(average, { sign, convert: false })} />
          <Figure name={t('cancelled')} value={String(cancelled)} />
        </dl>
      ))}
    </section>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="text-h3 tabular-nums">{value}</dd>
    </div>
  )
}
