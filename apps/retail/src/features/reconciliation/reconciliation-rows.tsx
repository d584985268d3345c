import type { ReconciliationItem } from '@svetlitsa/api-client/reconciliation/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { reconciliationTexts } from '@svetlitsa/i18n/reconciliation/reconciliation-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { PressableRow } from '@svetlitsa/ui/actions/pressable-row'
import { formatMoment } from '../../date/format-moment.ts'

type ReconciliationRowsProps<Item> = {
  items: readonly Item[]
  onPress: (item: Item) => void
}

/** Differences on a phone: three lines each, clickable as a whole. */
export function ReconciliationRows<Item extends ReconciliationItem>({
  items,
  onPress,
}: ReconciliationRowsProps<Item>) {
  const t = useTexts(reconciliationTexts)
  const language = useLanguage()
  return (
    <ul aria-label={t('title')} className="border-t border-line empty:hidden lg:hidden">
      {items.map((item) => (
        <li key={`${item.kind} ${item.key}`} className="border-b border-line bg-surface">
          <PressableRow onPress={() => onPress(item)}>
            <strong className="min-w-0 truncate font-semibold">{item.title}</strong>
            <span className="tabular-nums">
              {item.amount !== null &&
                formatPrice(item.amount, { sign: item.sign, convert: false })}
            </span>
            <span className="col-span-2">{t(`kinds.${item.kind}`)}</span>
            <span className="col-span-2 truncate text-small text-ink-soft">
              {formatMoment(item.since, language)} · {item.storeName}
            </span>
          </PressableRow>
        </li>
      ))}
    </ul>
  )
}
