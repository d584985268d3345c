import { createFileRoute } from '@tanstack/react-router'
import { RetailOrdersScreen } from '../../../features/order/retail-orders-screen.tsx'
import { StaffOnly } from '../../../staff-only.tsx'

export const Route = createFileRoute('/retail-lk/orders/')({ component: RetailOrders })

function RetailOrders() {
  return <StaffOnly>{({ name }) => <RetailOrdersScreen userName={name} />}</StaffOnly>
}
