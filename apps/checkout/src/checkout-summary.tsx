import type { Order } from '@svetlitsa/api-client/query/order'
import { basketTexts } from '@svetlitsa/i18n/basket-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { OrderSummary } from '@svetlitsa/ui/shop/order-summary'
import type { ReactNode } from 'react'

type CheckoutSummaryProps = { orders: readonly Order[]; children?: ReactNode }

/** The sums of all orders of a checkout together. */
export function CheckoutSummary({ orders, children }: CheckoutSummaryProps) {
  const say = useTexts(basketTexts)
  const total = (of: keyof Order['sums']): number =>
    orders.reduce((sum, order) => sum + order.sums[of], 0)
  const count = orders.reduce(
    (pieces, order) => pieces + order.goods.reduce((sum, line) => sum + line.quantity, 0),
    0,
  )
  return (
    <OrderSummary
      sign={orders[0]?.currency.sign}
      sums={{
        goods: total('goods'),
        discount: 0,
        coupon: total('coupon'),
        bonus: total('bonus'),
        delivery: total('delivery'),
        services: total('services'),
      }}
      words={{
        title: say('summary.title'),
        goods: say('summary.goods', { count }),
        discount: say('summary.discount'),
        coupon: say('summary.coupon'),
        bonus: say('summary.bonus'),
        delivery: say('summary.delivery'),
        services: say('summary.services'),
        total: say('summary.total'),
      }}
    >
      {children ?? <OrderedGoods orders={orders} />}
    </OrderSummary>
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
