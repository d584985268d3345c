import { createFileRoute } from '@tanstack/react-router'
import { OrderScreen } from '../../../features/order/order-screen.tsx'

export const Route = createFileRoute('/personal-lk/order/$guid')({ component: OnlyOrder })

function OnlyOrder() {
  const { guid } = Route.useParams()
  return <OrderScreen guid={guid} />
}
