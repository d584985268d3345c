import type { RetailOrder } from '@svetlitsa/api-client/retail-order/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { OrderStateBadge } from './order-state-badge.tsx'

/** Who ordered what, how it is delivered and what is paid. */
export function OrderDetails({ order }: { order: RetailOrder }) {
  const t = useTexts(retailTexts)
  const language = useLanguage()
  const { sign } = order.currency
  const { delivery } = order
  return (
    <>
      <p>
        <OrderStateBadge order={order} />
      </p>
      <p className="mt-4 font-medium">{order.customer.name}</p>
      <p>{formatPhone(order.customer.phone) ?? order.customer.phone}</p>
      {order.customer.email && <p>{order.customer.email}</p>}
      <ul className="mt-4 border-t border-line">
        {order.goods.map((line) => (
          <li key={line.offerId} className="flex justify-between gap-3 border-b border-line py-2">
            <span className="min-w-0">
              {line.name}
              <span className="block text-note text-ink-soft">{line.article}</span>
            </span>
            <span className="shrink-0 text-right tabular-nums">
              {line.quantity} × {formatPrice(line.price, { sign })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft">{t('pane.delivery')}</p>
      <p>
        {delivery
          ? [delivery.description, delivery.address].filter(Boolean).join(', ')
          : t('pane.none')}
      </p>
      {delivery?.date && (
        <p>
          {formatDay(delivery.date, language)}
          {delivery.timeFrom && ` ${delivery.timeFrom}–${delivery.timeTo}`}
        </p>
      )}
      <p className="mt-4 text-h3">{formatPrice(order.sum, { sign })}</p>
      <p>
        {t('pane.paid', {
          paid: formatPrice(order.paid, { sign }),
          sum: formatPrice(order.sum, { sign }),
        })}
      </p>
    </>
  )
}
