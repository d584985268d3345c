import type { RetailOverview } from '@svetlitsa/api-client/overview/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { overviewTexts } from '@svetlitsa/i18n/overview/overview-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Table } from '@svetlitsa/ui/data/table'

/** The money of the day by way of payment. */
export function TodayMoney({ money }: Pick<RetailOverview, 'money'>) {
  const t = useTexts(overviewTexts)
  const methods: Readonly<Record<string, string>> = overviewTexts[useLanguage()].methods
  return (
    <section aria-label={t('money')} className="grid gap-3">
      <h2 className="text-body font-semibold">{t('money')}</h2>
      {money.length === 0 ? (
        <p className="text-small text-ink-soft">{t('noMoney')}</p>
      ) : (
        <Table
          caption={t('money')}
          columns={[
            {
              key: 'method',
              title: t('method'),
              render: ({ method }) => methods[method] ?? method,
            },
            { key: 'count', title: t('payments'), align: 'right', render: ({ count }) => count },
            {
              key: 'sum',
              title: t('sum'),
              align: 'right',
              render: ({ sum, sign }) => formatPrice(sum, { sign, convert: false }),
            },
          ]}
          rows={money}
          rowKey={({ method, sign }) => `${method} ${sign}`}
        />
      )}
    </section>
  )
}
