import { createFileRoute } from '@tanstack/react-router'
import { StaffOnly } from '../../../access/staff-only.tsx'
import { PriceScreen } from '../../../features/price/price-screen.tsx'

export const Route = createFileRoute('/retail-lk/price/')({ component: Price })

function Price() {
  return <StaffOnly>{({ name }) => <PriceScreen userName={name} />}</StaffOnly>
}
