import type { OrderSummary } from '@svetlitsa/api-client/query/order'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { retailTexts } from '@svetlitsa/i18n/retail-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { PressRow } from '@svetlitsa/ui/primitives/press-row'
import { StatusChip } from '@svetlitsa/ui/shop/status-chip'

type OrderRowsProps = { rows: readonly OrderSummary[]; onPress: (row: OrderSummary) => void }

/** The orders on a phone: three lines each, pressed as a whole (design notes §3, «Retail»). */
export function OrderRows({ rows, onPress }: OrderRowsProps) {
  const say = useTexts(retailTexts)
  return (
    <ul aria-label={say('orders')} className="border-t border-line lg:hidden">
      {rows.map((row) => (
        <li key={row.guid} className="border-b border-line bg-surface">
          <PressRow onPress={() => onPress(row)}>
            <span>
              <strong className="font-semibold">{row.id}</strong>{' '}
              <span className="text-ink-soft">{momentText(row.createdAt)}</span>
            </span>
            <span className="text-right font-semibold">
              {formatPrice(row.sum, { sign: row.currency.sign })}
            </span>
            <span className="min-w-0 truncate">{row.customer.name}</span>
            <span className="text-right">
              <StatusChip state={row.state}>{row.status}</StatusChip>
            </span>
            <span className="col-span-2 truncate text-small text-ink-soft">
              {[row.storeName, row.paymentStatus].filter(Boolean).join(' · ')}
            </span>
          </PressRow>
        </li>
      ))}
    </ul>
  )
}

function momentText(at: string): string {
  return new Date(at).toLocaleString('ru-RU', { dateStyle: 'short', timeStyle: 'short' })
}
