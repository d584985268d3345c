import type { OrderSummary } from '@svetlitsa/api-client/order/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { OrderStatusBadge } from '@svetlitsa/ui/order/order-status-badge'
import { ProductPicture } from '@svetlitsa/ui/product/product-picture'
import { OrderProgress } from './order-progress.tsx'
import { useFormatDay } from './use-format-day.ts'

/** An order in the list: its state, its items and the amount due. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const t = useTexts(orderTexts)
  const formatDay = useFormatDay()
  const { sign } = order.currency
  const left = order.sum - order.paid
  const isDue = left > 0 && order.state !== 'cancelled'
  return (
    <li className="border-b border-line py-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h2 className="text-h3">
          <TextLink tone="bare" href={link.order(order.guid)}>
            {t('number', { number: order.id })}
          </TextLink>
        </h2>
        <span className="text-small text-ink-soft">
          {t('from', { date: formatDay(order.createdAt) })}
        </span>
        <OrderStatusBadge state={order.state}>{order.status}</OrderStatusBadge>
        <p className="ml-auto text-right">
          <span className="text-h3">{formatPrice(order.sum, { sign })}</span>
          <span className={`block text-small ${isDue ? 'text-ink-soft' : 'text-forest'}`}>
            {order.paymentStatus}
          </span>
        </p>
      </div>
      <div className="mt-4">
        <OrderProgress order={order} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {order.pictures.map((picture, index) => (
          <div key={`${picture.src}-${index}`} className="w-24 overflow-hidden rounded-medium">
            <ProductPicture picture={toPictureData(picture, 'thumb')} alt="" />
          </div>
        ))}
        <span className="text-small text-ink-soft">{t('lines', { count: order.lineCount })}</span>
        <span className="ml-auto flex items-center gap-4">
          {isDue && (
            <span className="text-small">{t('left', { sum: formatPrice(left, { sign }) })}</span>
          )}
          {isDue && (
            <Button size={40} href={link.paymentMethods(order.basketGroup)}>
              {t('pay')}
            </Button>
          )}
          <Button size={40} kind="quiet" href={link.order(order.guid)}>
            {t('open')}
          </Button>
        </span>
      </div>
    </li>
  )
}
