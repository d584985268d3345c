import type { Order } from '@svetlitsa/api-client/order/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { sumPieces } from '@svetlitsa/domain/quantity/quantity'
import { sumOrder } from '@svetlitsa/domain/total/order-sum'
import { orderSummaryTexts } from '@svetlitsa/i18n/order-summary/order-summary-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { OrderSummary } from '@svetlitsa/ui/order/order-summary'
import type { ReactNode } from 'react'
import { FoldedSummary } from './folded-summary.tsx'
import { SummaryGoods } from './summary/lazy-summary-goods.tsx'
import { useSummaryLabels } from './use-summary-labels.ts'

type CheckoutSummaryProps = { orders: readonly Order[]; children?: ReactNode }

/** The combined sums of all orders of a checkout. */
export function CheckoutSummary({ orders, children }: CheckoutSummaryProps) {
  const t = useTexts(orderSummaryTexts)
  const sumOrders = (sumName: keyof Order['sums']): number =>
    orders.reduce((sum, order) => sum + order.sums[sumName], 0)
  const labels = useSummaryLabels(sumPieces(orders.flatMap(({ goods }) => goods)))
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
  const paid = sumOrders('paid')
  const due = orders.reduce((sum, order) => sum + order.due, 0)
  const isPartlyPaid = paid > 0 && due > 0
  const format = (sum: number) => formatPrice(sum, { sign, convert: false })
  return (
    <FoldedSummary total={format(isPartlyPaid ? due : sumOrder(sums))}>
      <OrderSummary sign={sign} sums={sums} labels={labels}>
        {isPartlyPaid && (
          <dl className="mb-4 flex flex-col gap-2.5 text-row">
            <PartlyPaidRow label={t('paid')} sum={format(paid)} />
            <PartlyPaidRow label={t('due')} sum={format(due)} />
          </dl>
        )}
        {children ?? <OrderedGoods orders={orders} />}
      </OrderSummary>
    </FoldedSummary>
  )
}

function PartlyPaidRow({ label, sum }: { label: string; sum: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{sum}</dd>
    </div>
  )
}

function OrderedGoods({ orders }: { orders: readonly Order[] }) {
  const t = useTexts(orderSummaryTexts)
  return (
    <SummaryGoods
      lines={orders.flatMap((order) =>
        order.goods.map(({ offerId, name, picture, byMetre, quantity: count }) => ({
          key: `${order.id}-${offerId}`,
          name,
          picture,
          amount: t(byMetre ? 'metres' : 'pieces', { count }),
        })),
      )}
    />
  )
}
