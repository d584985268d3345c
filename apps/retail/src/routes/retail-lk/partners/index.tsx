import { createFileRoute } from '@tanstack/react-router'
import { StaffOnly } from '../../../access/staff-only.tsx'
import { PartnersScreen } from '../../../features/partner/partners-screen.tsx'

export const Route = createFileRoute('/retail-lk/partners/')({ component: Partners })

function Partners() {
  return <StaffOnly>{({ name }) => <PartnersScreen userName={name} />}</StaffOnly>
}
