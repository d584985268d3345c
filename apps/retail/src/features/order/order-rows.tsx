import type { OrderSummary } from '@svetlitsa/api-client/order/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { PressableRow } from '@svetlitsa/ui/actions/pressable-row'
import { OrderStatusBadge } from '@svetlitsa/ui/order/order-status-badge'

type OrderRowsProps = { rows: readonly OrderSummary[]; onPress: (row: OrderSummary) => void }

/** Orders on a phone: three lines each, clickable as a whole (ADR 0050). */
export function OrderRows({ rows, onPress }: OrderRowsProps) {
  const t = useTexts(retailTexts)
  return (
    <ul aria-label={t('orders')} className="border-t border-line lg:hidden">
      {rows.map((row) => (
        <li key={row.guid} className="border-b border-line bg-surface">
          <PressableRow onPress={() => onPress(row)}>
            <span>
              <strong className="font-semibold">{row.id}</strong>{' '}
              <span className="text-ink-soft">{formatMoment(row.createdAt)}</span>
            </span>
            <span className="text-right font-semibold">
              {formatPrice(row.sum, { sign: row.currency.sign })}
            </span>
            <span className="min-w-0 truncate">{row.customer.name}</span>
            <span className="text-right">
              <OrderStatusBadge state={row.state}>{row.status}</OrderStatusBadge>
            </span>
            <span className="col-span-2 truncate text-small text-ink-soft">
              {[row.storeName, row.paymentStatus].filter(Boolean).join(' · ')}
            </span>
          </PressableRow>
        </li>
      ))}
    </ul>
  )
}

function formatMoment(moment: string): string {
  return new Date(moment).toLocaleString('ru-RU', { dateStyle: 'short', timeStyle: 'short' })
}
