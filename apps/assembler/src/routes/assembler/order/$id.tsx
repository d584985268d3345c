import { createFileRoute } from '@tanstack/react-router'
import { OrderScreen } from '../../../features/order/order-screen.tsx'

export const Route = createFileRoute('/assembler/order/$id')({
  component: () => <OrderScreen number={Route.useParams().id} />,
})
