import type { ServiceCalculation } from '@svetlitsa/api-client/order-services/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { orderServicesTexts } from '@svetlitsa/i18n/order-services/order-services-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'

type ServicesSumsProps = { calculation: ServiceCalculation; sign: string }

/** What the order costs now and would cost, line by line, and what is left to pay. */
export function ServicesSums({ calculation, sign }: ServicesSumsProps) {
  const t = useTexts(orderServicesTexts)
  const { list, total, paid, due, excess } = calculation
  const format = (sum: number) => formatPrice(sum, { sign })
  const rows = list.filter(({ id, before, sum }) => id === 'delivery' || before > 0 || sum > 0)
  const formatLine = (id: string, sum: number) => {
    if (sum > 0) return format(sum)
    return id === 'delivery' ? t('free') : '—'
  }
  return (
    <div className="grid gap-4">
      <table className="w-full text-row" aria-live="polite">
        <caption className="mb-3 text-left text-h3">{t('caption')}</caption>
        <thead>
          <tr className="text-small text-ink-soft">
            <th scope="col" className="text-left font-normal">
              {t('service')}
            </th>
            <th scope="col" className="pl-3 text-right font-normal">
              {t('before')}
            </th>
            <th scope="col" className="pl-3 text-right font-normal">
              {t('after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, before, sum }) => (
            <tr key={id} className="align-baseline">
              <th scope="row" className="py-1 text-left font-normal">
                {t(`line.${id}`)}
              </th>
              <td className="pl-3 text-right whitespace-nowrap text-ink-soft">
                {formatLine(id, before)}
              </td>
              <td className="pl-3 text-right whitespace-nowrap">{formatLine(id, sum)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t border-line font-medium">
          <tr className="align-baseline">
            <th scope="row" className="pt-2 text-left font-medium">
              {t('total')}
            </th>
            <td className="pt-2 pl-3 text-right font-normal whitespace-nowrap text-ink-soft">
              {format(total.before)}
            </td>
            <td className="pt-2 pl-3 text-right whitespace-nowrap">{format(total.after)}</td>
          </tr>
        </tfoot>
      </table>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-row">
        {paid > 0 && (
          <>
            <dt className="text-ink-soft">{t('paid')}</dt>
            <dd className="text-right whitespace-nowrap">{format(paid)}</dd>
          </>
        )}
        <dt className="font-medium">{t('due')}</dt>
        <dd className="text-right font-medium whitespace-nowrap">{format(due)}</dd>
      </dl>
      {excess > 0 && (
        <Notice tone="honey" live>
          {t('excess', { sum: format(excess) })}
        </Notice>
      )}
    </div>
  )
}
