import type { DeliveryItem } from '@svetlitsa/api-client/delivery/queries'
import type { Order } from '@svetlitsa/api-client/order/queries'
import { CheckoutSummary } from '../../checkout/checkout-summary.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import { useDeliveryDraft } from './use-delivery-draft.ts'

type DeliveryStepProps = {
  basketGroup: string
  item: DeliveryItem
  orders: readonly Order[]
  isLast: boolean
  onSaved: () => void
}

/** One order's delivery form beside a summary that includes unsaved choices. */
export function DeliveryStep({ basketGroup, item, orders, isLast, onSaved }: DeliveryStepProps) {
  const draft = useDeliveryDraft(basketGroup, item)
  const { price, services } = draft
  const [firstOrder] = orders
  if (!firstOrder) return null
  const counted = orders.map((order) =>
    order.id === item.orderId
      ? { ...order, sums: { ...order.sums, delivery: price, services } }
      : order,
  )
  return (
    <>
      <DeliveryForm
        basketGroup={basketGroup}
        item={item}
        draft={draft}
        sign={firstOrder.currency.sign}
        isLast={isLast}
        onSaved={onSaved}
      />
      <CheckoutSummary orders={counted} />
    </>
  )
}
