import type { CustomerOrderSummary } from '@svetlitsa/api-client/customer-order/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { isFollowUp } from '@svetlitsa/domain/order/follow-up'
import { getShownState } from '@svetlitsa/domain/order/order-state'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import { OrderStatusBadge } from '@svetlitsa/ui/order/order-status-badge'
import { useFormatDay } from '../../date/use-format-day.ts'
import { OrderProgress } from './order-progress.tsx'
import { useDeliveryName } from './use-delivery-name.ts'

/** An order in the list: its state, its goods and what its customer has to do. */
export function OrderCard({ order }: { order: CustomerOrderSummary }) {
  const t = useTexts(orderTexts)
  const formatDay = useFormatDay()
  const getDeliveryName = useDeliveryName()
  const { delivery } = order
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
        <OrderStatusBadge state={order.state}>
          {t(`states.${getShownState(order)}`)}
        </OrderStatusBadge>
        <p className="text-right max-md:w-full max-md:text-left md:ml-auto">
          <span className="text-h3">{formatPrice(order.sum, { sign: order.currency.sign })}</span>
          <span
            className={`text-small max-md:ml-3 md:block ${order.paymentState === 'paid' ? 'text-forest' : 'text-ink-soft'}`}
          >
            {t(`paymentStates.${order.paymentState}`)}
          </span>
        </p>
      </div>
      {isFollowUp(order.id) && (
        <p className="text-small text-ink-soft">
          {t('followUp', { number: order.id.split('-', 1)[0] ?? order.id })}
        </p>
      )}
      {delivery && (
        <p className="mt-1 text-small text-ink-soft wrap-anywhere">
          {[getDeliveryName(delivery), delivery.address].filter(Boolean).join(': ')}
        </p>
      )}
      <div className="mt-4">
        <OrderProgress order={order} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {order.pictures.map((picture, index) => (
          <div
            key={`${picture.src}-${index}`}
            className="w-18 overflow-hidden rounded-medium md:w-24"
          >
            <ProductPicture picture={toPictureData(picture, 'thumb')} alt="" />
          </div>
        ))}
        <span className="text-small text-ink-soft">{t('lines', { count: order.lineCount })}</span>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <NextActionButton order={order} />
        <Button size={40} kind="soft" href={link.order(order.guid)}>
          {t('open')}
        </Button>
      </div>
    </li>
  )
}

/** The action of the customer that the order waits for. */
function NextActionButton({ order }: { order: CustomerOrderSummary }) {
  const t = useTexts(orderTexts)
  const { actions, basketGroup, guid } = order
  const left = formatPrice(order.due, { sign: order.currency.sign })
  if (actions.includes('chooseDelivery'))
    return (
      <Button size={40} href={link.delivery(basketGroup)}>
        {t('chooseDelivery')}
      </Button>
    )
  if (actions.includes('pay'))
    return (
      <Button size={40} href={link.paymentMethods(basketGroup)}>
        {order.paid > 0 ? t('payRest', { sum: left }) : t('pay')}
      </Button>
    )
  if (actions.includes('chooseDay'))
    return (
      <Button size={40} href={`${link.order(guid)}?form=day`}>
        {t('day.open')}
      </Button>
    )
  return null
}
