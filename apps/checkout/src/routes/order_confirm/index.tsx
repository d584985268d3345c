import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { OrderConfirmationScreen } from '../../features/confirmation/order-confirmation-screen.tsx'

const search = z.object({ guid: z.catch(z.string(), '') })

export const Route = createFileRoute('/order_confirm/')({
  component: OrderConfirm,
  validateSearch: (query) => search.parse(query),
})

function OrderConfirm() {
  const { guid } = Route.useSearch()
  return <OrderConfirmationScreen guid={guid} />
}
