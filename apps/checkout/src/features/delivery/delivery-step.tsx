import type { DeliveryAnswer, DeliveryItem } from '@svetlitsa/api-client/delivery/queries'
import type { Order } from '@svetlitsa/api-client/order/queries'
import { CheckoutColumns } from '../../checkout/checkout-columns.tsx'
import { CheckoutSummary } from '../../checkout/checkout-summary.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import { useDeliveryForm } from './use-delivery-form.ts'

type DeliveryStepProps = {
  basketGroup: string
  item: DeliveryItem
  city: Pick<DeliveryAnswer, 'mapCenter' | 'zones' | 'addresses'>
  orders: readonly Order[]
  onSaved: { label: string; go: () => void }
}

/** One order's delivery form beside a summary that includes unsaved choices. */
export function DeliveryStep({ basketGroup, item, city, orders, onSaved }: DeliveryStepProps) {
  const delivery = useDeliveryForm(basketGroup, item, onSaved.go)
  const { price, services } = delivery
  const [firstOrder] = orders
  if (!firstOrder) return null
  const counted = orders.map((order) =>
    order.id === item.orderId
      ? { ...order, sums: { ...order.sums, delivery: price, services } }
      : order,
  )
  return (
    <CheckoutColumns summary={<CheckoutSummary orders={counted} />}>
      <DeliveryForm
        basketGroup={basketGroup}
        item={item}
        city={city}
        delivery={delivery}
        sign={firstOrder.currency.sign}
        submitLabel={onSaved.label}
      />
    </CheckoutColumns>
  )
}
