import { type Order, useOrder } from '@svetlitsa/api-client/query/order'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { formatPhone } from '@svetlitsa/domain/phone/format-phone'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order-texts'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { OrderLine } from '@svetlitsa/ui/shop/order-line'
import { OrderLineSum } from '@svetlitsa/ui/shop/order-line-sum'
import { OrderLineText } from '@svetlitsa/ui/shop/order-line-text'
import { ProductPicture } from '@svetlitsa/ui/shop/product-picture'
import { StatusChip } from '@svetlitsa/ui/shop/status-chip'
import { AccountPage } from '../account-page.tsx'
import { OrderProgress } from './order-progress.tsx'
import { useDayText } from './use-day-text.ts'

/** One order of the customer: where it is, what is in it, how it comes and what is owed. */
export function OrderScreen({ guid }: { guid: string }) {
  const say = useTexts(orderTexts)
  return (
    <AccountPage title={say('title')}>
      <OrderContent guid={guid} />
    </AccountPage>
  )
}

function OrderContent({ guid }: { guid: string }) {
  const say = useTexts(orderTexts)
  const { data: order, isError } = useOrder(guid)
  if (isError) {
    return (
      <EmptyState
        title={say('notFound')}
        headingLevel={1}
        actions={<Button href={link.orders()}>{say('back')}</Button>}
      />
    )
  }
  if (!order) return null
  return (
    <>
      <p className="text-small">
        <TextLink tone="quiet" href={link.orders()}>
          {say('back')}
        </TextLink>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <h1 className="text-h1">{say('number', { number: order.id })}</h1>
        <StatusChip state={order.state}>{order.status}</StatusChip>
      </div>
      <div className="mt-6">
        <OrderProgress order={order} />
      </div>
      <OrderFacts order={order} />
      <h2 className="mt-10 text-h3">{say('goods')}</h2>
      <ul className="mt-2 border-t border-line">
        {order.goods.map((line) => (
          <OrderLine
            key={line.offerId}
            picture={
              line.picture && <ProductPicture picture={pictureData(line.picture, 'thumb')} alt="" />
            }
            text={
              <OrderLineText
                name={line.name}
                href={line.url ?? link.catalog()}
                details={line.article}
              />
            }
            quantity={say('pieces', { count: line.quantity })}
            sum={
              <OrderLineSum sum={line.sum} sign={order.currency.sign} oldWord={say('oldPrice')} />
            }
          />
        ))}
      </ul>
    </>
  )
}

function OrderFacts({ order }: { order: Order }) {
  const say = useTexts(orderTexts)
  const dayText = useDayText()
  const { delivery, customer, currency } = order
  const left = order.sum - order.paid
  const when =
    delivery?.date && delivery.timeFrom && delivery.timeTo
      ? say('when', { date: dayText(delivery.date), from: delivery.timeFrom, to: delivery.timeTo })
      : null
  return (
    <dl className="mt-8 grid gap-6 border-y border-line py-6 text-row md:grid-cols-3">
      <Fact title={say('delivery')}>
        {delivery?.description}
        {delivery?.address && <p>{delivery.address}</p>}
        {when && <p>{when}</p>}
      </Fact>
      <Fact title={say('payment')}>
        <p>{order.paymentStatus}</p>
        <p className="text-h3">{formatPrice(order.sum, { sign: currency.sign })}</p>
        <ReceiptLinks receipts={order.receipts} />
        {left > 0 && order.state !== 'cancelled' && (
          <p className="mt-3">
            <Button size={40} href={link.paymentMethods(order.basketGroup)}>
              {say('pay')}
            </Button>
          </p>
        )}
      </Fact>
      <Fact title={say('contacts')}>
        <p>{customer.name}</p>
        <p>{formatPhone(customer.phone) ?? customer.phone}</p>
      </Fact>
    </dl>
  )
}

function ReceiptLinks({ receipts }: Pick<Order, 'receipts'>) {
  const say = useTexts(orderTexts)
  if (receipts.length === 0) return null
  return (
    <ul className="mt-2 flex flex-col gap-1">
      {receipts.map(({ guid, type }) => (
        <li key={guid}>
          <TextLink href={link.receipt(guid)}>
            {type === 'sale' ? say('receipt') : say('receiptOfRefund')}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

function Fact({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{title}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
