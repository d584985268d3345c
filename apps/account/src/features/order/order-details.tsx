import type { CustomerOrder } from '@svetlitsa/api-client/customer-order/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import type { ReactNode } from 'react'
import { useFormatDay } from '../../date/use-format-day.ts'
import { OrderDocuments } from './order-documents.tsx'
import { useDeliveryName } from './use-delivery-name.ts'

/** How an order is delivered, what it costs, who receives it, and its documents. */
export function OrderDetails({ order }: { order: CustomerOrder }) {
  const t = useTexts(orderTexts)
  const formatDay = useFormatDay()
  const getDeliveryName = useDeliveryName()
  const { delivery, customer, sums } = order
  const format = (sum: number) => formatPrice(sum, { sign: order.currency.sign })
  const when =
    delivery?.date && delivery.timeFrom && delivery.timeTo
      ? t('when', { date: formatDay(delivery.date), from: delivery.timeFrom, to: delivery.timeTo })
      : null
  const parts = (['goods', 'delivery', 'services'] as const).filter(
    (part) => part === 'goods' || sums[part] > 0,
  )
  const discounts = (['coupon', 'bonus'] as const).filter((part) => sums[part] > 0)
  return (
    <div className="mt-8 grid gap-6 border-y border-line py-6 text-row md:grid-cols-2 xl:grid-cols-4">
      <Detail title={t('delivery')}>
        {delivery ? getDeliveryName(delivery) : t('noDelivery')}
        {delivery?.address && <p className="wrap-anywhere">{delivery.address}</p>}
        {when && <p>{when}</p>}
        {order.assemblyState !== 'none' && (
          <p>
            {t('assembly.title')}: {t(`assembly.status.${order.assemblyState}`)}
          </p>
        )}
      </Detail>
      <Detail title={t('payment')}>
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
          {parts.map((part) => (
            <SumRow key={part} name={t(`sums.${part}`)} sum={format(sums[part])} />
          ))}
          {discounts.map((part) => (
            <SumRow key={part} name={t(`sums.${part}`)} sum={`−${format(sums[part])}`} />
          ))}
          <dt className="font-medium">{t('sums.total')}</dt>
          <dd className="text-right font-medium whitespace-nowrap">{format(sums.total)}</dd>
        </dl>
        <p className="mt-1 text-small text-ink-soft">
          {[
            t(`paymentStates.${order.paymentState}`),
            order.paymentState === 'part' && t('paid', { sum: format(order.paid) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </Detail>
      <Detail title={t('contacts')}>
        <p>{customer.name}</p>
        <p>{formatPhone(customer.phone) ?? customer.phone}</p>
        {customer.email && <p className="wrap-anywhere">{customer.email}</p>}
      </Detail>
      <OrderDocuments order={order} />
    </div>
  )
}

function Detail({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-small text-ink-soft">{title}</h2>
      <div className="mt-1">{children}</div>
    </section>
  )
}

function SumRow({ name, sum }: { name: string; sum: string }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right whitespace-nowrap">{sum}</dd>
    </>
  )
}
