import { createFileRoute } from '@tanstack/react-router'
import { StaffOnly } from '../../../access/staff-only.tsx'
import { RetailOrdersScreen } from '../../../features/order/retail-orders-screen.tsx'

export const Route = createFileRoute('/retail-lk/orders/')({
  component: RetailOrders,
  validateSearch: ({ order }): { order?: string } => (typeof order === 'string' ? { order } : {}),
})

function RetailOrders() {
  const { order = null } = Route.useSearch()
  return (
    <StaffOnly>
      {({ name }) => <RetailOrdersScreen key={order} userName={name} openedGuid={order} />}
    </StaffOnly>
  )
}
