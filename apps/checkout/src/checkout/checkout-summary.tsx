import type { Order } from '@svetlitsa/api-client/order/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { sumOrder } from '@svetlitsa/domain/total/sum-order'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { OrderSummary } from '@svetlitsa/ui/order/order-summary'
import type { ReactNode } from 'react'
import { FoldedSummary } from './folded-summary.tsx'

type CheckoutSummaryProps = { orders: readonly Order[]; children?: ReactNode }

/** The combined sums of all orders of a checkout. */
export function CheckoutSummary({ orders, children }: CheckoutSummaryProps) {
  const t = useTexts(basketTexts)
  const sumOrders = (sumName: keyof Order['sums']): number =>
    orders.reduce((sum, order) => sum + order.sums[sumName], 0)
  const count = orders.reduce(
    (pieces, order) => pieces + order.goods.reduce((sum, line) => sum + line.quantity, 0),
    0,
  )
  const [first] = orders
  if (!first) return null
  const { sign } = first.currency
  const sums = {
    goods: sumOrders('goods'),
    discount: 0,
    coupon: sumOrders('coupon'),
    bonus: sumOrders('bonus'),
    delivery: sumOrders('delivery'),
    services: sumOrders('services'),
  }
  return (
    <FoldedSummary total={formatPrice(sumOrder(sums), { sign, convert: false })}>
      <OrderSummary
        sign={sign}
        sums={sums}
        labels={{
          title: t('summary.title'),
          goods: t('summary.goods', { count }),
          discount: t('summary.discount'),
          coupon: t('summary.coupon'),
          bonus: t('summary.bonus'),
          delivery: t('summary.delivery'),
          services: t('summary.services'),
          total: t('summary.total'),
        }}
      >
        {children ?? <OrderedGoods orders={orders} />}
      </OrderSummary>
    </FoldedSummary>
  )
}

function OrderedGoods({ orders }: { orders: readonly Order[] }) {
  return (
    <ul className="flex flex-col gap-2 text-small text-ink-soft">
      {orders.flatMap((order) =>
        order.goods.map((line) => (
          <li key={`${order.id}-${line.offerId}`} className="flex justify-between gap-4">
            <span className="min-w-0">{line.name}</span>
            <span className="shrink-0 tabular-nums">× {line.quantity}</span>
          </li>
        )),
      )}
    </ul>
  )
}
