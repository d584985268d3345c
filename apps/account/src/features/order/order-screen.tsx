import { type Order, useOrder } from '@svetlitsa/api-client/order/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { formatPhone } from '@svetlitsa/domain/phone/format-phone'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { OrderLine } from '@svetlitsa/ui/cart/order-line'
import { OrderLineSum } from '@svetlitsa/ui/cart/order-line/order-line-sum'
import { OrderLineText } from '@svetlitsa/ui/cart/order-line/order-line-text'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { OrderStatusBadge } from '@svetlitsa/ui/order/order-status-badge'
import { ProductPicture } from '@svetlitsa/ui/product/product-picture'
import { AccountPage } from '../../account/account-page.tsx'
import { OrderProgress } from './order-progress.tsx'
import { useFormatDay } from './use-format-day.ts'

/** One order of the customer: its state, items, delivery and amount due. */
export function OrderScreen({ guid }: { guid: string }) {
  const t = useTexts(orderTexts)
  return (
    <AccountPage title={t('title')}>
      <OrderContent guid={guid} />
    </AccountPage>
  )
}

function OrderContent({ guid }: { guid: string }) {
  const t = useTexts(orderTexts)
  const { data: order, isError } = useOrder(guid)
  if (isError) {
    return (
      <EmptyState
        title={t('notFound')}
        headingLevel={1}
        actions={<Button href={link.orders()}>{t('back')}</Button>}
      />
    )
  }
  if (!order) return null
  return (
    <>
      <p className="text-small">
        <TextLink tone="quiet" href={link.orders()}>
          {t('back')}
        </TextLink>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <h1 className="text-h1">{t('number', { number: order.id })}</h1>
        <OrderStatusBadge state={order.state}>{order.status}</OrderStatusBadge>
      </div>
      <div className="mt-6">
        <OrderProgress order={order} />
      </div>
      <OrderDetails order={order} />
      <h2 className="mt-10 text-h3">{t('goods')}</h2>
      <ul className="mt-2 border-t border-line">
        {order.goods.map((line) => (
          <OrderLine
            key={line.offerId}
            picture={
              line.picture && (
                <ProductPicture picture={toPictureData(line.picture, 'thumb')} alt="" />
              )
            }
            text={
              <OrderLineText
                name={line.name}
                href={line.url ?? link.catalog()}
                details={line.article}
              />
            }
            quantity={t('pieces', { count: line.quantity })}
            sum={
              <OrderLineSum sum={line.sum} sign={order.currency.sign} oldSumLabel={t('oldPrice')} />
            }
          />
        ))}
      </ul>
    </>
  )
}

function OrderDetails({ order }: { order: Order }) {
  const t = useTexts(orderTexts)
  const dayText = useFormatDay()
  const { delivery, customer, currency } = order
  const left = order.sum - order.paid
  const when =
    delivery?.date && delivery.timeFrom && delivery.timeTo
      ? t('when', { date: dayText(delivery.date), from: delivery.timeFrom, to: delivery.timeTo })
      : null
  return (
    <dl className="mt-8 grid gap-6 border-y border-line py-6 text-row md:grid-cols-3">
      <DetailItem title={t('delivery')}>
        {delivery?.description}
        {delivery?.address && <p>{delivery.address}</p>}
        {when && <p>{when}</p>}
      </DetailItem>
      <DetailItem title={t('payment')}>
        <p>{order.paymentStatus}</p>
        <p className="text-h3">{formatPrice(order.sum, { sign: currency.sign })}</p>
        <ReceiptLinks receipts={order.receipts} />
        {left > 0 && order.state !== 'cancelled' && (
          <p className="mt-3">
            <Button size={40} href={link.paymentMethods(order.basketGroup)}>
              {t('pay')}
            </Button>
          </p>
        )}
      </DetailItem>
      <DetailItem title={t('contacts')}>
        <p>{customer.name}</p>
        <p>{formatPhone(customer.phone) ?? customer.phone}</p>
      </DetailItem>
    </dl>
  )
}

function ReceiptLinks({ receipts }: Pick<Order, 'receipts'>) {
  const t = useTexts(orderTexts)
  if (receipts.length === 0) return null
  return (
    <ul className="mt-2 flex flex-col gap-1">
      {receipts.map(({ guid, type }) => (
        <li key={guid}>
          <TextLink href={link.receipt(guid)}>
            {type === 'sale' ? t('receipt') : t('receiptOfRefund')}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

function DetailItem({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{title}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
