import type { RetailOrderRow } from '@svetlitsa/api-client/retail-order-list/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { retailOrderListTexts } from '@svetlitsa/i18n/retail-order-list/retail-order-list-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { PressableRow } from '@svetlitsa/ui/actions/pressable-row'
import { formatMoment } from '../../../date/format-moment.ts'
import { OrderStateBadge } from '../order-state-badge.tsx'
import { describeDelivery, describeGoods } from './describe-row.ts'

type OrderRowsProps = { rows: readonly RetailOrderRow[]; onPress: (row: RetailOrderRow) => void }

/** Orders on a phone: three lines each, clickable as a whole (ADR 0050). */
export function OrderRows({ rows, onPress }: OrderRowsProps) {
  const language = useLanguage()
  const t = useTexts(retailOrderListTexts)
  return (
    <ul aria-label={retailTexts[language].orders} className="border-t border-line lg:hidden">
      {rows.map((row) => (
        <li key={row.guid} className="border-b border-line bg-surface">
          <PressableRow onPress={() => onPress(row)}>
            <span>
              <strong className="font-semibold">{row.id}</strong>{' '}
              <span className="text-ink-soft">{formatMoment(row.createdAt, language)}</span>
            </span>
            <span className="text-right font-semibold">
              {formatPrice(row.sum, { sign: row.currency.sign })}
            </span>
            <span className="min-w-0 truncate">{row.customer.name}</span>
            <span className="text-right">
              <OrderStateBadge order={row} />
            </span>
            <span className="col-span-2 truncate text-small text-ink-soft">
              {[describeGoods(row, t), describeDelivery(row, t), row.paymentStatus]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </PressableRow>
        </li>
      ))}
    </ul>
  )
}
