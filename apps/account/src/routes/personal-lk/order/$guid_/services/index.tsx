import { createFileRoute } from '@tanstack/react-router'
import { OrderServicesScreen } from '../../../../../features/order-services/order-services-screen.tsx'

export const Route = createFileRoute('/personal-lk/order/$guid_/services/')({
  component: OnlyOrderServices,
})

function OnlyOrderServices() {
  const { guid } = Route.useParams()
  return <OrderServicesScreen guid={guid} />
}
