import { getShownState, type OrderState } from '@svetlitsa/domain/order/order-state'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { OrderStatusBadge } from '@svetlitsa/ui/order/order-status-badge'

type OrderStateBadgeProps = { order: { state: OrderState; delivery: { kind: string } | null } }

/** The state of an order in words that suit how it is delivered. */
export function OrderStateBadge({ order }: OrderStateBadgeProps) {
  const t = useTexts(retailOrderTexts)
  return (
    <OrderStatusBadge state={order.state}>
      {t(`history.state.${getShownState(order)}`)}
    </OrderStatusBadge>
  )
}
