import { createFileRoute } from '@tanstack/react-router'
import { StaffOnly } from '../../../../access/staff-only.tsx'
import { NewOrderScreen } from '../../../../features/new-order/new-order-screen.tsx'

export const Route = createFileRoute('/retail-lk/orders/new/')({ component: NewOrder })

function NewOrder() {
  return <StaffOnly>{({ name }) => <NewOrderScreen userName={name} />}</StaffOnly>
}
