import type { CustomerOrderSummary } from '@svetlitsa/api-client/customer-order/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { getShownState } from '@svetlitsa/domain/order/order-state'
import { link } from '@svetlitsa/domain/route/site-map'
import { accountTexts } from '@svetlitsa/i18n/account/account-texts'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { OrderStatusBadge } from '@svetlitsa/ui/order/order-status-badge'
import { useFormatDay } from '../../date/use-format-day.ts'

/** The last orders in a line each. */
export function LastOrders({ orders }: { orders: readonly CustomerOrderSummary[] }) {
  const t = useTexts(accountTexts)
  const tOrder = useTexts(orderTexts)
  const formatDay = useFormatDay()
  return (
    <section aria-labelledby="last-orders" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="last-orders" className="text-h2">
          {t('lastOrders')}
        </h2>
        <TextLink href={link.orders()}>{t('allOrders')}</TextLink>
      </div>
      <ul className="mt-3 border-t border-line">
        {orders.map((order) => (
          <li
            key={order.guid}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3"
          >
            <TextLink tone="bare" href={link.order(order.guid)}>
              {tOrder('number', { number: order.id })}
            </TextLink>
            <span className="text-small text-ink-soft">
              {tOrder('from', { date: formatDay(order.createdAt) })}
            </span>
            <OrderStatusBadge state={order.state}>
              {tOrder(`states.${getShownState(order)}`)}
            </OrderStatusBadge>
            <span className="ml-auto font-medium whitespace-nowrap">
              {formatPrice(order.sum, { sign: order.currency.sign })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
