import { createFileRoute } from '@tanstack/react-router'
import { DeliveryScreen } from '../../../../features/delivery/delivery-screen.tsx'

export const Route = createFileRoute('/personal/order/delivery/$basketGroup')({
  component: Delivery,
})

function Delivery() {
  const { basketGroup } = Route.useParams()
  return <DeliveryScreen basketGroup={basketGroup} />
}
