import { createFileRoute } from '@tanstack/react-router'
import { StaffOnly } from '../../access/staff-only.tsx'
import { OverviewScreen } from '../../features/overview/overview-screen.tsx'

export const Route = createFileRoute('/retail-lk/')({ component: Overview })

function Overview() {
  return <StaffOnly>{({ name }) => <OverviewScreen userName={name} />}</StaffOnly>
}
