import type { BonusOperation } from '@svetlitsa/api-client/bonus/queries'
import { groupThousands } from '@svetlitsa/domain/money/price-text'
import { link } from '@svetlitsa/domain/route/site-map'
import { customerBonusTexts } from '@svetlitsa/i18n/customer-bonus/customer-bonus-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { useFormatDay } from '../../date/use-format-day.ts'

/** The ledger of bonuses: when, what for and how many. */
export function BonusOperations({ operations }: { operations: readonly BonusOperation[] }) {
  const t = useTexts(customerBonusTexts)
  const formatDay = useFormatDay()
  return (
    <ul className="mt-3 border-t border-line">
      {operations.map(({ kind, amount, orderId, orderGuid, createdAt }) => (
        <li
          key={`${createdAt} ${kind} ${amount} ${orderId}`}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line py-3 text-row md:grid-cols-[--spacing(32)_minmax(0,1fr)_auto]"
        >
          <span className="text-ink-soft max-md:col-span-full max-md:text-small">
            {formatDay(createdAt)}
          </span>
          <span className="min-w-0">
            {t(`kinds.${kind}`)}
            {orderId && orderGuid && (
              <>
                {' · '}
                <TextLink href={link.order(orderGuid)}>{t('order', { number: orderId })}</TextLink>
              </>
            )}
          </span>
          <span
            className={`text-right font-medium whitespace-nowrap tabular-nums ${amount > 0 ? 'text-forest' : ''}`}
          >
            {`${amount > 0 ? '+' : '−'}${groupThousands(Math.abs(amount))}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
