import { useRetailOrder } from '@svetlitsa/api-client/retail-order/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { formatPhone } from '@svetlitsa/domain/phone/format-phone'
import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { IconButton } from '@svetlitsa/ui/actions/icon-button'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { Icon } from '@svetlitsa/ui/media/icon'
import { OrderStatusBadge } from '@svetlitsa/ui/order/order-status-badge'
import { X } from 'lucide'

type OrderPaneProps = { guid: string; onClose: () => void }

/** The selected order beside the table: lines, customer, delivery, payment. */
export function OrderPane({ guid, onClose }: OrderPaneProps) {
  const t = useTexts(retailTexts)
  const { data: order } = useRetailOrder(guid)
  if (!order) {
    return (
      <aside className="h-100 w-full shrink-0 p-4 lg:w-87" aria-busy="true">
        <Skeleton shape="block" />
      </aside>
    )
  }
  const { sign } = order.currency
  const { delivery } = order
  return (
    <aside
      aria-label={t('pane.title', { number: order.id })}
      className="shrink-0 border-l border-line bg-surface p-5 text-small max-lg:fixed max-lg:inset-0 max-lg:z-50 max-lg:overflow-y-auto lg:sticky lg:top-14 lg:w-87"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-h3">{t('pane.title', { number: order.id })}</h2>
        <IconButton label={t('pane.close')} onClick={onClose}>
          <Icon iconNode={X} />
        </IconButton>
      </div>
      <p className="mt-2">
        <OrderStatusBadge state={order.state}>{order.status}</OrderStatusBadge>
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
          {delivery.date} {delivery.timeFrom}–{delivery.timeTo}
        </p>
      )}
      <p className="mt-4 text-h3">{formatPrice(order.sum, { sign })}</p>
      <p>
        {t('pane.paid', {
          paid: formatPrice(order.paid, { sign }),
          sum: formatPrice(order.sum, { sign }),
        })}
      </p>
    </aside>
  )
}
