import { createFileRoute } from '@tanstack/react-router'
import { StaffOnly } from '../../../access/staff-only.tsx'
import { RetailOrdersScreen } from '../../../features/order/retail-orders-screen.tsx'

export const Route = createFileRoute('/retail-lk/orders/')({ component: RetailOrders })

function RetailOrders() {
  return <StaffOnly>{({ name }) => <RetailOrdersScreen userName={name} />}</StaffOnly>
}
