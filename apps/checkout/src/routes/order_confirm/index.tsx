import { parseText } from '@svetlitsa/shell/search-params/parse-text'
import { createFileRoute } from '@tanstack/react-router'
import { OrderConfirmationScreen } from '../../features/confirmation/order-confirmation-screen.tsx'

export const Route = createFileRoute('/order_confirm/')({
  component: OrderConfirm,
  validateSearch: ({ guid }) => ({ guid: parseText(guid) ?? '' }),
})

function OrderConfirm() {
  const { guid } = Route.useSearch()
  return <OrderConfirmationScreen guid={guid} />
}
